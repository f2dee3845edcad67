import type { Tombstone } from '@tussock/core/removal/tombstone';
import type { ErrorMapping } from '@tussock/server/http/answer-error';
import { badParameter, HttpError, notFound, unavailable } from '@tussock/server/http/http-error';
import { BadCursor, RecordRemoved, ReleaseGone, ReleaseUnreadable } from '@tussock/store/errors';

export const noSuch = (what: string, hint: string | null = null) =>
  notFound(`There is no such ${what}.`, hint);

/** Also for a number that no release has. In a table that is new, clients that were pinned before then read the live release. */
export function releaseGone(release: number): HttpError {
  const message = `Release ${release} is not there, or not any more.`;
  const hint = 'Read /api/release for the live release and start again, without the old cursor.';
  return new HttpError(410, { message, hint, code: 'release_gone' });
}

/** A record that was removed, with what was last known of it; for cause that is nothing but its name and the reason. */
export function recordRemoved({
  kind,
  name,
  reason,
  removed_on,
  for_cause,
  last_known,
}: Tombstone): HttpError {
  const stated = Object.entries({ kind, name, reason, removed_on });
  const details = [
    ...stated.flatMap(([field, message]) => (message === null ? [] : { field, message })),
    ...last_known.map(({ field, text }) => ({ field, message: text })),
  ];
  const message = `${name} was removed from this directory: ${reason}`;
  const hint = for_cause ? 'No release shows it now.' : 'Releases from before it was removed still show it.';
  return new HttpError(410, { message, details, hint, code: 'record_removed' });
}

export const nothingPublished = () =>
  unavailable('nothing_published', 'No directory has been published yet.', 'Try again in 30 seconds.', 30);

export function unauthorised(): HttpError {
  const message = 'This part is for unlocked visitors.';
  const hint = 'Send the token of an unlocked session: Authorization: Bearer TOKEN.';
  return new HttpError(401, { message, hint, code: 'unauthorised' }, { 'WWW-Authenticate': 'Bearer' });
}

/** What the errors of the store are over HTTP. */
export const storeErrors: ErrorMapping = (error) => {
  if (error instanceof BadCursor)
    return badParameter(
      [{ field: 'cursor', message: error.message }],
      'Take next_cursor of the page before, with the same parameters, or leave it out for the first page.',
    );
  if (error instanceof ReleaseGone) return releaseGone(error.release);
  if (error instanceof RecordRemoved) return recordRemoved(error.tombstone);
  if (error instanceof ReleaseUnreadable)
    return unavailable(
      'release_unreadable',
      'The directory was published by another version of this service and has to be published again.',
      'Try again in 30 seconds.',
      30,
    );
  return undefined;
};
