import type { Command } from '../arguments';
import { DataWrong, rootCause, StoreFailed, UsageError } from '../failure';
import { openTarget, type Target } from '../target';

/** What a verb does; `signal` is the operator's Ctrl-C. */
export type Run = (command: Command, signal: AbortSignal) => Promise<void>;

/** Opens the table of the environment for a piece of work; faults of the store become `StoreFailed`. */
export async function withTarget<T>(work: (target: Target) => Promise<T>): Promise<T> {
  let target: Target;
  try {
    target = await openTarget();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new StoreFailed(`The table cannot be reached: ${rootCause(error)}. Nothing was published.`);
  }
  try {
    return await work(target);
  } catch (error) {
    if ([DataWrong, UsageError, StoreFailed].some((known) => error instanceof known)) throw error;
    throw new StoreFailed(`${target.place} failed: ${rootCause(error)}. Nothing was published.`);
  } finally {
    await target.close();
  }
}
