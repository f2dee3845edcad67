import pMap from 'p-map';

/** Reads at a time. */
const CONCURRENCY = 6;
/** Milliseconds for all of them: sixty that are slow one by one would outlast the function, and the enquiry with it. */
export const PATIENCE_MS = 3_000;

/** The records of a form, in its order; null when the directory did not answer, or not in time. */
export async function foundInTime<T>(
  ids: readonly string[],
  find: (id: string) => Promise<T>,
  patience = PATIENCE_MS,
): Promise<T[] | null> {
  try {
    const signal = AbortSignal.timeout(patience);
    return await pMap(ids, (id) => find(id), { concurrency: CONCURRENCY, signal });
  } catch {
    return null;
  }
}
