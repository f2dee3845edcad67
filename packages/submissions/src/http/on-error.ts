import type { Context } from 'hono';
import { AlreadySent } from '../keep-submission';
import { alreadySent, internal, SubmissionFault, unavailable } from './fault';

/** Called with every failure that became a 5xx. */
export type Report = (failure: SafeFailure) => void;

/** What may be written to a log about a failure: messages of the store can quote what a visitor typed, so none is in it. */
export interface SafeFailure {
  name: string;
  status: number | null;
  /** Where it happened, innermost first. */
  frames: string[];
}

/** The part of an error that holds nothing personal. */
export function safeFailure(error: unknown): SafeFailure {
  if (!(error instanceof Error)) return { name: typeof error, status: null, frames: [] };
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at [\w.<> [\]]*\(?(?:file:|node:|\/|async)/.test(line));
  return {
    name: error.name,
    status: $metadata?.httpStatusCode ?? null,
    frames: frames.slice(0, 6).map((line) => line.trim()),
  };
}

/** The one place that maps what went wrong to HTTP. */
export function faultOf(error: unknown): SubmissionFault {
  if (error instanceof SubmissionFault) return error;
  if (error instanceof AlreadySent) return alreadySent();
  return isOfTheStore(error) ? unavailable() : internal();
}

/** The SDK marks its errors; the network's carry a code. */
const isOfTheStore = (error: unknown) =>
  error instanceof Error && ('$metadata' in error || 'code' in error || error.name === 'TimeoutError');

export const onError =
  (report: Report) =>
  (error: Error, c: Context): Response => {
    const { status, problem, headers } = faultOf(error);
    if (status >= 500) report(safeFailure(error));
    return c.json(problem, status, headers);
  };
