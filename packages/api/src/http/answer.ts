import { readyJson } from '@tussock/store/ready-json';
import type { Context, TypedResponse } from 'hono';
import type { PinnedEnv } from '../env';

/**
 * Answers a pinned read with its caching headers. A record or page that was stored as JSON is answered as it is stored. The body
 * is cached where it is made: reading it back from a Response costs as much again. The type names it for the typed client.
 */
export function answer<T>(c: Context<PinnedEnv>, value: T) {
  const { etag, headers } = c.get('caching');
  const body = readyJson(value) ?? JSON.stringify(value);
  c.get('bodies').set(etag, body);
  return c.newResponse(body, 200, { ...headers, 'Content-Type': 'application/json' }) as Response &
    TypedResponse<T, 200, 'json'>;
}
