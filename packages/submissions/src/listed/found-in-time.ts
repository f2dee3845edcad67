import pMap from 'p-map';
import type { SubmissionsDeps } from '../deps';
import { safeFailure } from '../safe-failure';

/** Reads at a time. */
const CONCURRENCY = 6;
/** Milliseconds for all of them: sixty that are slow one by one would outlast the function, and the enquiry with it. */
export const PATIENCE_MS = 3_000;

interface Options extends Pick<SubmissionsDeps, 'reportUnchecked'> {
  patience?: number | undefined;
}

/** The records of a form, in its order; null, with the reason reported, when the directory did not answer, or not in time. */
export async function foundInTime<T>(
  ids: readonly string[],
  find: (id: string) => Promise<T>,
  { reportUnchecked, patience = PATIENCE_MS }: Options,
): Promise<T[] | null> {
  try {
    const signal = AbortSignal.timeout(patience);
    return await pMap(ids, (id) => find(id), { concurrency: CONCURRENCY, signal });
  } catch (error) {
    reportUnchecked?.(safeFailure(error));
    return null;
  }
}
