import { StoreUnavailable } from '@tussock/server/table/budget';
import pRetry from 'p-retry';
import type { DirectoryTable } from '../table/engine/client';

/** Pauses before what the engine left is sent again, in milliseconds. */
const PAUSES = {
  retries: Number.POSITIVE_INFINITY,
  minTimeout: 25,
  factor: 2,
  maxTimeout: 5_000,
  randomize: true,
};

/**
 * Sends a batch, and what the engine left of it again, until nothing is left. Throws `StoreUnavailable` once nothing has moved for the
 * whole budget. That is not measured with the clock, which may be set meanwhile.
 * @param send answers what the engine left
 */
export async function untilNoneLeft<T>(
  { budget }: Pick<DirectoryTable, 'budget'>,
  batch: readonly T[],
  send: (left: readonly T[]) => Promise<readonly T[]>,
): Promise<void> {
  let left = batch;
  let giveUpAt = performance.now() + budget;
  const sendLeft = async () => {
    const before = left.length;
    left = await send(left);
    if (left.length < before) giveUpAt = performance.now() + budget;
    if (left.length > 0)
      throw new StoreUnavailable(5, { cause: new Error('A part of a batch was left undone') });
  };
  await pRetry(sendLeft, {
    ...PAUSES,
    shouldRetry: ({ error }) => error instanceof StoreUnavailable && performance.now() < giveUpAt,
  });
}
