import type { FieldProblem, Problem } from '@tussock/core/api/problem';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An answer that is not the one asked for; `on-error.ts` turns it into HTTP. */
export class SubmissionFault extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly problem: Problem,
    readonly headers: Record<string, string> = {},
  ) {
    super(problem.code);
  }
}

const fault = (
  status: ContentfulStatusCode,
  code: string,
  message: string,
  hint: string | null = null,
  headers: Record<string, string> = {},
) => new SubmissionFault(status, { message, details: null, hint, code }, headers);

export function wrongFields(details: FieldProblem[]): SubmissionFault {
  const message =
    details.length === 1
      ? 'One field needs your attention.'
      : `${details.length} fields need your attention.`;
  return new SubmissionFault(400, { message, details, hint: null, code: 'bad_fields' });
}

export const notJson = () =>
  fault(415, 'not_json', 'This route takes JSON.', 'Send it with Content-Type: application/json.');

export const tooLarge = () =>
  fault(413, 'too_large', 'This is too long to be sent.', 'A request may have 32 KB.');

export const tooMany = (retryAfter: number) =>
  fault(
    429,
    'too_many_requests',
    'Too many requests have come from your network.',
    `Please try again in ${Math.ceil(retryAfter / 60)} minutes. Nothing you typed is lost.`,
    { 'Retry-After': String(retryAfter) },
  );

export const alreadySent = () =>
  fault(
    409,
    'already_sent',
    'A form with other contents was already received under this number.',
    'Send it again under a new submission_id.',
  );

export const unavailable = () =>
  fault(
    503,
    'store_unavailable',
    'We cannot take this at the moment.',
    'Please try again in a minute. Nothing you typed is lost.',
    {
      'Retry-After': '30',
    },
  );

export const forbidden = () => fault(403, 'forbidden', 'This address is not open to direct requests.');

export const notFound = () => fault(404, 'not_found', 'There is no such address.');

export const methodNotAllowed = () =>
  fault(405, 'method_not_allowed', 'This address takes POST only.', null, { Allow: 'POST' });

export const internal = () =>
  fault(500, 'internal', 'Something went wrong on our side.', 'Please try again later.');
