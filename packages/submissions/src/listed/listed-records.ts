import type { ListedAssetClass, ListedOffer, ListedProvider } from '../deps';

/** The directory answered neither a record nor that there is none. The status is where `safeFailure` looks for it. */
class DirectoryFailure extends Error {
  override readonly name = 'DirectoryFailure';
  readonly $metadata: { httpStatusCode: number };
  constructor(status: number) {
    super(`The directory answered ${status}`);
    this.$metadata = { httpStatusCode: status };
  }
}

/**
 * Reads a record of the directory from the site's own API; this package has no access to the directory's table. Null where it
 * is not listed or was removed; rejects when the directory does not answer.
 */
const recordsAt =
  <T>(site: string, path: string) =>
  async (id: string): Promise<T | null> => {
    // In an address they are steps, to the list or further up.
    if (id === '.' || id === '..') return null;
    const answer = await fetch(`${site}/api/${path}/${encodeURIComponent(id)}`, {
      // One that was kept open may be gone after the function slept, and `fetch` asks only once.
      headers: { 'x-client-key': 'tussock-submissions', connection: 'close' },
      signal: AbortSignal.timeout(2_000),
    });
    if (answer.status === 404 || answer.status === 410) return null;
    if (!answer.ok) throw new DirectoryFailure(answer.status);
    return (await answer.json()) as T;
  };

export const providersAt = (site: string) => recordsAt<ListedProvider>(site, 'providers');
export const offersAt = (site: string) => recordsAt<ListedOffer>(site, 'offers');
export const assetClassesAt = (site: string) => recordsAt<ListedAssetClass>(site, 'asset-classes');
