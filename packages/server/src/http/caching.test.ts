import { describe, expect, it } from 'vitest';
import { IMMUTABLE, NO_STORE, PINNED, PRIVATE, SHARED, SHORT } from './caching';

/** Directives of Cache-Control with their seconds; one without seconds is true. */
const directives = (value: string) =>
  Object.fromEntries(
    value.split(', ').map((directive) => {
      const [name = '', seconds] = directive.split('=');
      return [name, seconds === undefined ? true : Number(seconds)];
    }),
  );
const [MINUTE, DAY, YEAR] = [60, 86_400, 31_536_000];

describe('how long an answer may be kept', () => {
  it.each([
    [
      'what depends on the live release: checked at every use, a minute at the edge, a day while the origin is away',
      SHARED,
      {
        public: true,
        'max-age': 0,
        's-maxage': MINUTE,
        'stale-while-revalidate': 600,
        'stale-if-error': DAY,
      },
    ],
    ['what may come back: ten seconds', SHORT, { public: true, 'max-age': 0, 's-maxage': 10 }],
    [
      'a release by its number: for good in the browser, a minute at the edge, since it may be withdrawn',
      PINNED,
      { public: true, 'max-age': YEAR, 's-maxage': MINUTE, immutable: true },
    ],
    ['what never changes: for good', IMMUTABLE, { public: true, 'max-age': YEAR, immutable: true }],
    ['what is tied to a session: nowhere', PRIVATE, { private: true, 'no-store': true }],
    ['an error: nowhere', NO_STORE, { 'no-store': true }],
  ])('%s', (_, value, expected) => {
    expect(directives(value)).toEqual(expected);
  });
});
