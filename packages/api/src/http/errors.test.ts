import { BadCursor, RecordRemoved, ReleaseGone, ReleaseUnreadable } from '@tussock/store/errors';
import { describe, expect, it } from 'vitest';
import { noSuch, nothingPublished, storeErrors, unauthorised } from './errors';

const over = (error: unknown) => {
  const { status, body, headers } = storeErrors(error) ?? {};
  return { status, body, headers };
};

describe('an error of the store over HTTP', () => {
  it('is a 503 where this version cannot read what is published', () => {
    expect(over(new ReleaseUnreadable(7, 9))).toEqual({
      status: 503,
      body: {
        message:
          'The directory was published by another version of this service and has to be published again.',
        details: null,
        hint: 'Try again in 30 seconds.',
        code: 'release_unreadable',
      },
      headers: { 'Retry-After': '30' },
    });
  });

  it('is a 410 for a release that is gone, and a 400 for a cursor that is none', () => {
    expect(over(new ReleaseGone(7))).toMatchObject({
      status: 410,
      body: {
        message: 'Release 7 is not there, or not any more.',
        hint: 'Read /api/release for the live release and start again, without the old cursor.',
        code: 'release_gone',
      },
    });
    const { status, body } = over(new BadCursor());
    expect([status, body?.code, body?.details]).toEqual([
      ...[400, 'bad_parameter'],
      [{ field: 'cursor', message: new BadCursor().message }],
    ]);
  });

  it('tells of a removed record what was last known, and for cause the name and the reason only', () => {
    const tombstone = {
      kind: 'offer',
      id: 'a',
      slug: 'kauri',
      name: 'Kauri',
      reason: 'Withdrawn.',
      removed_on: null,
      for_cause: false,
      last_known: [{ field: 'status', text: 'Open' }],
    };
    const removed = (more: object) => over(new RecordRemoved({ ...tombstone, ...more } as never));
    expect(removed({})).toMatchObject({
      status: 410,
      body: {
        message: 'Kauri was removed from this directory: Withdrawn.',
        details: [
          { field: 'kind', message: 'offer' },
          { field: 'name', message: 'Kauri' },
          { field: 'reason', message: 'Withdrawn.' },
          { field: 'status', message: 'Open' },
        ],
        hint: 'Releases from before it was removed still show it.',
        code: 'record_removed',
      },
    });
    const forCause = removed({ for_cause: true, removed_on: '2026-11-20', last_known: [] });
    expect(forCause.body).toMatchObject({ hint: 'No release shows it now.' });
    expect(forCause.body?.details).toContainEqual({ field: 'removed_on', message: '2026-11-20' });
  });

  it('is nobody’s but the store’s', () => {
    expect(storeErrors(new Error('other'))).toBeUndefined();
  });
});

it('what is missing, locked or not published yet is said so', () => {
  expect(noSuch('offer', 'Look elsewhere.')).toMatchObject({
    status: 404,
    body: { message: 'There is no such offer.', hint: 'Look elsewhere.', code: 'not_found' },
  });
  expect(unauthorised()).toMatchObject({
    status: 401,
    headers: { 'WWW-Authenticate': 'Bearer' },
    body: {
      message: 'This part is for unlocked visitors.',
      hint: 'Send the token of an unlocked session: Authorization: Bearer TOKEN.',
      code: 'unauthorised',
    },
  });
  expect(nothingPublished()).toMatchObject({
    status: 503,
    headers: { 'Retry-After': '30' },
    body: {
      message: 'No directory has been published yet.',
      hint: 'Try again in 30 seconds.',
      code: 'nothing_published',
    },
  });
});
