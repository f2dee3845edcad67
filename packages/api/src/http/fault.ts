import type { FieldProblem, Problem } from '@tussock/core/api/problem';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An answer that is not the one asked for; `on-error.ts` turns it into HTTP. */
export class ApiFault extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly problem: Problem,
    readonly headers: Record<string, string> = {},
  ) {
    super(problem.message);
  }
}

export function badParameter(problems: FieldProblem[], hint: string | null = null): ApiFault {
  const message = problems.map(({ field, message }) => `${field}: ${message}`).join('; ');
  return new ApiFault(400, { message, details: problems, hint, code: 'bad_parameter' });
}

export function notFound(what: string, hint: string | null = null): ApiFault {
  return new ApiFault(404, { message: `There is no ${what}.`, details: null, hint, code: 'not_found' });
}

export function releaseGone(release: number): ApiFault {
  const hint = 'Read /api/release for the live release and start again, without the old cursor.';
  return new ApiFault(410, {
    message: `Release ${release} is not there any more.`,
    details: null,
    hint,
    code: 'release_gone',
  });
}

/** 503; `code` tells a store that does not answer from a directory that was never published. */
export function unavailable(code: 'store_unavailable' | 'nothing_published', retryAfter: number): ApiFault {
  const message =
    code === 'nothing_published'
      ? 'No directory has been published yet.'
      : 'The directory cannot be read at the moment.';
  const hint = `Try again in ${retryAfter} seconds.`;
  return new ApiFault(503, { message, details: null, hint, code }, { 'Retry-After': String(retryAfter) });
}

export function unauthorised(): ApiFault {
  const hint = 'Send the token of an unlocked session: Authorization: Bearer TOKEN.';
  return new ApiFault(
    401,
    { message: 'This part is for unlocked visitors.', details: null, hint, code: 'unauthorised' },
    { 'WWW-Authenticate': 'Bearer' },
  );
}
