import { StoreUnavailable } from '@tussock/server/table/budget';

/**
 * What a log may hold of a failure: messages of the table and of the mail service can quote what a visitor typed, so
 * there is none in it.
 */
export interface SafeFailure {
  name: string;
  status: number | null;
  /** Where it happened, innermost first. */
  frames: string[];
}

/** The part of an error that has nothing personal; of a failing table, the part of its cause. */
export function safeFailure(error: unknown): SafeFailure {
  if (!(error instanceof Error)) return { name: typeof error, status: null, frames: [] };
  if (error instanceof StoreUnavailable && error.cause instanceof Error) return safeFailure(error.cause);
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  // A line of the message may look like a place.
  const frames = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => /^\s+at [\w.<> [\]]*\(?(?:file:|node:|\/|async)/.test(line));
  return {
    name: error.name,
    status: $metadata?.httpStatusCode ?? null,
    frames: frames.slice(0, 6).map((line) => line.trim()),
  };
}
