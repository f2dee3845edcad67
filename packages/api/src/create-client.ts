import { wholeAddress } from '@tussock/core/text/whole-address';
import { hc } from 'hono/client';
import { ApiError } from './api-error';
import type { AppType } from './app';

export interface ClientOptions {
  /** Where the API lives: an origin such as `https://tussock.example`, or `/` for the page's own. */
  baseUrl: string | undefined;
  /** `fetch`, or an app's own `request` to read in process. */
  fetch?: (input: string, init?: RequestInit) => Promise<Response> | Response;
  /** The public client key: names the client, is no secret. */
  clientKey?: string | undefined;
  /** The session token at the time of a call, if there is one; it goes instead of the key. */
  token?: () => string | null | undefined;
}

async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  return new ApiError(response.status, typeof body === 'object' && body !== null ? body : {});
}

/** The address of a redirect; beside a relative address it stays relative. */
const resolved = (location: string, from: string) => {
  const base = wholeAddress(from);
  return base === null ? location : new URL(location, base).href;
};

function checked(options: ClientOptions) {
  const send = options.fetch ?? ((input: string, init?: RequestInit) => fetch(input, init));
  const reach = async (address: string, init?: RequestInit): Promise<Response> => {
    try {
      return await send(address, init);
    } catch (cause) {
      if (init?.signal?.aborted) throw cause;
      const details = cause instanceof Error ? cause.message : null;
      const answer = { message: 'The directory cannot be reached.', details, code: 'network' };
      throw new ApiError(0, answer, { cause });
    }
  };
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (!options.baseUrl)
      throw new ApiError(0, { message: 'Backend is not configured', code: 'not_configured' });
    const response = await reach(String(input), init);
    // An app that is called in process does not follow the redirect of an older slug by itself, as `fetch` does.
    const moved = response.status === 301 ? response.headers.get('location') : null;
    const final = moved === null ? response : await reach(resolved(moved, String(input)), init);
    if (!final.ok) throw await errorOf(final);
    return final;
  };
}

/**
 * The typed client of the read API: `client.api.offers.$get({ query: { status: 'Open' } })`. Every call throws
 * `ApiError` unless it succeeded.
 */
export function createClient(options: ClientOptions) {
  const headers = (): Record<string, string> => {
    const token = options.token?.();
    if (token) return { Authorization: `Bearer ${token}` };
    return options.clientKey ? { 'x-client-key': options.clientKey } : {};
  };
  return hc<AppType>(options.baseUrl ?? '/', { fetch: checked(options) as typeof fetch, headers });
}

export type DirectoryClient = ReturnType<typeof createClient>;
