import { describe, expect, it } from 'vitest';
import { IMMUTABLE, isNamedByDigest, NO_STORE, PINNED, PRIVATE, SHARED, SHORT } from './caching';

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

describe('a file of the browser', () => {
  it.each(['/assets/offers-1a2b3c4d.js', '/assets/about-per-year-CT_t8wtq.js', '/assets/b-B-Cs-c4-.css'])(
    'is named by its content as %s',
    (path) => expect(isNamedByDigest(path)).toBe(true),
  );

  it.each([
    '/assets/logos/toatoa-health-property.svg',
    '/assets/logos/platform-swingbridge-market.svg',
    '/assets/og/portfolio-builder.png',
    '/assets/short-1a2b3c4.js',
    '/assets/12345678.js',
    '/assets/offers-1a2b3c4d',
    '/assets/offers-1a2b3c4d.js/x',
    '/apple-touch-icon-precomposed.png',
    '/x/assets/offers-1a2b3c4d.js',
  ])('may change under its name as %s', (path) => expect(isNamedByDigest(path)).toBe(false));
});
