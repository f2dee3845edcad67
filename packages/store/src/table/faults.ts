import { StoreUnavailable } from './errors';

const RETRY_AFTER_SECONDS = 5;

/** Answers of the engine that say something about the call and not about the engine's health. */
const ABOUT_THE_CALL = new Set([
  'ConditionalCheckFailedException',
  'ValidationException',
  'SerializationException',
]);

/**
 * Makes one call of the store. The SDK retries inside; whatever is still wrong when the time is over, or cannot be
 * mended by a retry, becomes `StoreUnavailable`.
 */
export async function withinBudget<T>(
  milliseconds: number,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  try {
    return await call(AbortSignal.timeout(milliseconds));
  } catch (cause) {
    if (cause instanceof Error && ABOUT_THE_CALL.has(cause.name)) throw cause;
    throw new StoreUnavailable(RETRY_AFTER_SECONDS, { cause });
  }
}

/** For an answer with rows missing, which an index that lags behind may give for a moment. */
export const incompleteAnswer = (what: string) =>
  new StoreUnavailable(1, { cause: new Error(`Rows are missing: ${what}`) });
