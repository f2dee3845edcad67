import { withinBudget } from '@tussock/server/table/budget';
import type { DirectoryTable } from './client';
import type { Operation } from './direct-call';

/** A call, as the engine reads it. */
export interface EngineCall {
  operation: Operation;
  input: object;
  /** The JSON of the input, where it is more than `input` says. */
  body?: Buffer;
}

/**
 * Makes a call directly where that may be, for up to `milliseconds`; and by the SDK, with what is left of the table's budget,
 * where it may not or went wrong. So it has to be one that may be made twice. Throws `StoreUnavailable`.
 */
export async function quickCall<Output>(
  { direct, budget }: Pick<DirectoryTable, 'direct' | 'budget'>,
  { operation, input, body }: EngineCall,
  milliseconds: number,
  bySdk: (signal: AbortSignal) => Promise<Output>,
): Promise<Output> {
  const started = performance.now();
  if (direct?.areReady()) {
    const most = Math.min(milliseconds, budget);
    const answer = await direct.call(operation, input, most, body).catch(() => null);
    if (answer !== null) return answer as Output;
  }
  const left = Math.max(1, Math.round(budget - (performance.now() - started)));
  return withinBudget(left, bySdk);
}
