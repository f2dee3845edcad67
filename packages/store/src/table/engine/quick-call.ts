import { withinBudget } from '@tussock/server/table/budget';
import type { Operation } from './direct-call';
import type { ReadableTable } from './readable-table';

/** A call, as the engine reads it. */
export interface EngineCall {
  operation: Operation;
  input: object;
  /** The JSON of the input, where it is more than `input` says. */
  body?: Buffer;
  /** Whether an answer is one to this call; any is where it is not given. */
  isAnswer?: (output: object) => boolean;
}

/** What the SDK gets at least, where a direct call or a frozen process used up the budget. */
const LEAST_MS = 250;

/**
 * Makes a call directly, with the time limit of one attempt. Where direct calls are paused, or this one failed, the SDK makes it with
 * what is left of the table's budget. So a call has to be one that may be made twice. Throws `StoreUnavailable`.
 */
export async function quickCall<Output extends object>(
  { direct, budget, attempt }: Pick<ReadableTable, 'direct' | 'budget' | 'attempt'>,
  { operation, input, body, isAnswer = () => true }: EngineCall,
  bySdk: (signal: AbortSignal) => Promise<Output>,
): Promise<Output> {
  const started = performance.now();
  if (direct?.areReady()) {
    const answer = await direct.call(operation, input, Math.min(attempt, budget), body).catch(() => null);
    if (answer !== null && isAnswer(answer)) return answer as Output;
  }
  const left = Math.max(LEAST_MS, Math.round(budget - (performance.now() - started)));
  return withinBudget(left, async (signal) => {
    const answer = await bySdk(signal);
    if (!isAnswer(answer)) throw new Error(`What answered ${operation} is no answer to it`);
    return answer;
  });
}
