import type { ClientResponse } from 'hono/client';

export { ApiError } from './api-error';
export type { AppType } from './app';
export type { DirectoryClient } from './create-client';

/** The body of a call: `await read(client.api.stats.$get({ query: {} }))`. */
export async function read<T>(response: Promise<ClientResponse<T, number, 'json'>>): Promise<T> {
  return (await (await response).json()) as T;
}
