import { readyJson } from '@tussock/store/ready-json';
import type { Context, TypedResponse } from 'hono';
import type { ApiEnv, Body, PinnedEnv } from '../env';

/**
 * Answers a pinned read with its caching headers. A record or page that was stored as JSON is answered as it is stored. The body
 * is cached where it is made: reading it back from a Response costs as much again. The type names it for the typed client.
 */
export function answer<T>(c: Context<PinnedEnv>, value: T) {
  const { etag, headers } = c.get('caching');
  const body = readyJson(value) ?? JSON.stringify(value);
  c.get('bodies').set(etag, body);
  return jsonResponse(c, body, headers) as Response & TypedResponse<T, 200, 'json'>;
}

/** Headers as they are: the context would put each into an object of headers, which the server takes apart again. */
export const jsonResponse = (c: Pick<Context<ApiEnv>, 'get'>, body: Body, headers: Record<string, string>) =>
  new Response(body, {
    headers: { ...headers, 'Content-Type': 'application/json', 'X-Request-Id': c.get('requestId') },
  });
