import type { DirectoryClient } from '@tussock/api/client';

/**
 * A client whose code is loaded with the first call. The server sends a page with its data, so that the browser's first script
 * can do without.
 */
export function laterClient(load: () => Promise<DirectoryClient>): DirectoryClient {
  const at = (...names: PropertyKey[]): unknown =>
    new Proxy(() => undefined, {
      get: (_, name) => at(...names, name),
      apply: async (_, __, given) => {
        const call = names.reduce(
          (found, name) => (found as Record<PropertyKey, unknown>)[name],
          (await load()) as unknown,
        );
        return (call as (...args: unknown[]) => unknown)(...given);
      },
    });
  return at() as DirectoryClient;
}
