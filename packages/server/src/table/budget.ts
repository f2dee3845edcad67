const RETRY_AFTER_SECONDS = 5;

/** The table did not answer, or not with all of it, within its time budget. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  constructor(
    /** Seconds after which asking again makes sense. */
    readonly retryAfter: number,
    options?: { cause?: unknown },
  ) {
    super('The store is unavailable', options);
  }
}

/** Errors of the engine that tell about the call and not about the engine's health. */
const ABOUT_THE_CALL = new Set([
  'ConditionalCheckFailedException',
  'ValidationException',
  'SerializationException',
]);

/**
 * Makes one call of a table. The SDK retries inside; whatever is still wrong when the time is over, or cannot be
 * mended by a retry, becomes `StoreUnavailable`.
 */
export async function withinBudget<T>(
  milliseconds: number,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(milliseconds);
  try {
    return await call(signal);
  } catch (error) {
    if (error instanceof Error && ABOUT_THE_CALL.has(error.name)) throw error;
    const cause = signal.aborted && isAbort(error) ? timeIsUp() : error;
    throw new StoreUnavailable(RETRY_AFTER_SECONDS, { cause });
  }
}

const isAbort = (error: unknown) =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');

/** An operator reads it. The SDK says "Request aborted". */
const timeIsUp = () => new DOMException('No answer that could be used came in time', 'TimeoutError');
