import type { ErrorAnswer, FieldError } from '@tussock/core/answers/error';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An answer that is an error or a redirect. Handlers throw it; `answer-error.ts` turns it into a response. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly body: ErrorAnswer;

  constructor(
    readonly status: ContentfulStatusCode,
    {
      message,
      details = null,
      hint = null,
      code,
    }: Pick<ErrorAnswer, 'code' | 'message'> & Partial<ErrorAnswer>,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    // The code, never the message: an error can reach a log, and a message can quote what a visitor sent.
    super(code);
    this.body = { message, details, hint, code };
  }
}

/** One 400 for all wrong parameters of a request. */
export function badParameter(errors: FieldError[], hint: string | null = null): HttpError {
  const message = errors.map(({ field, message }) => `${field}: ${message}`).join('; ');
  return new HttpError(400, { message, details: errors, hint, code: 'bad_parameter' });
}

export const notFound = (message: string, hint: string | null = null) =>
  new HttpError(404, { message, hint, code: 'not_found' });

export const methodNotAllowed = (
  message: string,
  allowed: string,
  headers: Readonly<Record<string, string>> = {},
) => new HttpError(405, { message, code: 'method_not_allowed' }, { ...headers, Allow: allowed });

/** The answer to every method but GET and HEAD, where there is only something to read. */
export const getOnly = (headers?: Readonly<Record<string, string>>) =>
  methodNotAllowed('Only GET and HEAD are answered here.', 'GET, HEAD', headers);

/** `retryAfter` is in seconds. */
export const unavailable = (code: string, message: string, hint: string, retryAfter: number) =>
  new HttpError(503, { message, hint, code }, { 'Retry-After': String(retryAfter) });

/** `retryAfter` is in seconds. */
export const tooManyRequests = (hint: string, retryAfter: number) =>
  new HttpError(
    429,
    { code: 'too_many_requests', message: 'Too many requests have come from your network.', hint },
    { 'Retry-After': String(retryAfter) },
  );
