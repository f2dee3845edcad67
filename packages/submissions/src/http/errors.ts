import type { FieldError } from '@tussock/core/answers/error';
import { formatCount } from '@tussock/core/text/format-number';
import type { ErrorMapping } from '@tussock/server/http/answer-error';
import {
  HttpError,
  methodNotAllowed,
  notFound,
  tooManyRequests,
  unavailable,
} from '@tussock/server/http/http-error';
import { StoreUnavailable } from '@tussock/server/table/budget';
import { AlreadySent } from '../store-submission';

export function wrongFields(details: FieldError[]): HttpError {
  const message =
    details.length === 1
      ? 'One field needs your attention.'
      : `${details.length} fields need your attention.`;
  return new HttpError(400, { message, details, code: 'bad_fields' });
}

export const notJson = () =>
  new HttpError(415, {
    code: 'not_json',
    message: 'This route accepts JSON only.',
    hint: 'Send it with Content-Type: application/json.',
  });

export const tooLarge = () =>
  new HttpError(413, {
    code: 'too_large',
    message: 'This is too long to be sent.',
    hint: 'Please shorten what you wrote: all of it together may have 32 KB.',
  });

export const tooMany = (retryAfter: number) =>
  tooManyRequests(
    `Please try again in ${formatCount(Math.ceil(retryAfter / 60), 'minutes')}. Nothing you typed is lost.`,
    retryAfter,
  );

export const unknownAddress = () => notFound('There is no such address.');

export const postOnly = () => methodNotAllowed('This address accepts POST only.', 'POST');

/** What the errors of this package are over HTTP. */
export const submissionErrors: ErrorMapping = (error) => {
  if (error instanceof AlreadySent)
    return new HttpError(409, {
      code: 'already_sent',
      message: 'A form with other contents was already received under this number.',
      hint: 'Send it again under a new submission_id.',
    });
  if (error instanceof StoreUnavailable) {
    const hint = 'Please try again in a minute. Nothing you typed is lost.';
    return unavailable('store_unavailable', 'We cannot accept this at the moment.', hint, 30);
  }
  return undefined;
};
