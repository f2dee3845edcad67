import type { Context, Env, ErrorHandler } from 'hono';
import { StoreUnavailable } from '../table/budget';
import { NO_STORE } from './caching';
import { HttpError, unavailable } from './http-error';

/** What an app's own errors are over HTTP; undefined for those it does not know. */
export type ErrorMapping = (error: unknown) => HttpError | undefined;

const internal = (hint: string) =>
  new HttpError(500, { message: 'Something went wrong on our side.', hint, code: 'internal' });

/** `retryAfter` is in seconds. */
export const storeUnavailable = (retryAfter: number) =>
  unavailable(
    'store_unavailable',
    'The directory cannot be read at the moment.',
    `Try again in ${retryAfter} seconds.`,
    retryAfter,
  );

/** The one place that maps what went wrong to HTTP. Nothing from inside is in the answer. */
function httpErrorOf(error: unknown, mapping: ErrorMapping): HttpError {
  if (error instanceof HttpError) return error;
  const mapped = mapping(error);
  if (mapped) return mapped;
  if (!(error instanceof StoreUnavailable)) return internal('Try again later.');
  return storeUnavailable(error.retryAfter);
}

export const answerError = (c: Context, { body, status, headers }: HttpError): Response =>
  c.json(body, status, { ...headers, 'Cache-Control': NO_STORE });

/**
 * Answers whatever a handler throws. `report` is called with every failure of ours: a 500, and a 503 but for a directory
 * that was never published.
 */
export const errorHandler =
  <E extends Env>(mapping: ErrorMapping, report: (error: Error, c: Context<E>) => void): ErrorHandler<E> =>
  (error, c) => {
    const answer = httpErrorOf(error, mapping);
    if (answer.status >= 500 && answer.body.code !== 'nothing_published') report(error, c);
    return answerError(c, answer);
  };
