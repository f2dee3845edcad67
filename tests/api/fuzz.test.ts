import { FACET_NAMES } from '@tussock/core/offer/facets';
import { OFFER_SORTS } from '@tussock/core/offer/offer-sort';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyCharacter } from '../support/any-character';
import { smallDirectory } from '../support/small-directory';
import { Documented } from './support/documented';
import { type PublishedApi, publishedApi } from './support/published-api';

let api: PublishedApi;
let documented: Documented;
let cursor: string;

beforeAll(async () => {
  api = await publishedApi(smallDirectory());
  documented = await Documented.of(api);
  cursor = (await (await api.get('/api/offers?limit=2')).json()).next_cursor;
});
afterAll(() => api.close());

const RUNS = process.env.FULL ? 5_000 : 400;

const oddText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.string({ maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e9',
    '٣',
    'NaN',
    'null',
    '__proto__',
    '%00',
    '%zz',
    '../..',
    '<script>',
    '🌲',
  ),
  fc.constantFrom('Open', 'true', 'carbon', 'class-1', 'monthly', '1', '25', '100', ...OFFER_SORTS),
  fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(String),
);
const oddName = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      'limit',
      'cursor',
      'release',
      'view',
      'status',
      'aip',
      'tag',
      'asset_class_id',
    ),
  },
  { weight: 5, arbitrary: fc.constantFrom('q', 'sort', 'page', ...FACET_NAMES) },
  { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'limit[]', '') },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 10 }) },
);

/** Lone surrogates cannot be in an address. */
const wellFormed = (text: string) => Buffer.from(text).toString();

/** A cursor of ours, bent somewhere. */
const bentCursor = fc.tuple(fc.nat(80), fc.string({ maxLength: 3 })).map(([at, more]) => ({
  get: () => cursor.slice(0, at % cursor.length) + more + cursor.slice((at % cursor.length) + 1),
}));
const forgedCursor = fc
  .json()
  .chain((json) => fc.constantFrom(json, `[1,${JSON.stringify('offers')},99999999]`, `[2e15,"offers",1]`))
  .map((json) => ({ get: () => Buffer.from(json).toString('base64url') }));

const collections = ['offers', 'providers', 'platforms', 'funds', 'tags', 'asset-classes', 'blog-posts'];
const searches = ['search', 'firms/providers', 'firms/platforms', 'firms/funds', 'opportunities', 'places'];
const path = fc.oneof(
  fc
    .constantFrom(...collections, 'faqs', 'stats', 'release', 'settings', ...searches)
    .map((name) => `/api/${name}`),
  fc.tuple(fc.constantFrom(...collections, 'exclusive/offers'), oddText).map(([name, id]) => {
    return `/api/${name}/${encodeURIComponent(wellFormed(id))}`;
  }),
);

/** Whatever is asked, the answer is a documented one, below 500, and shows no inside. */
async function answersWell(address: string, init?: RequestInit): Promise<void> {
  const response = await api.get(address, init);
  const text = await response.text();
  expect(response.status, address).toBeLessThan(500);
  expect(text, address).not.toMatch(/\bat \w+.*:\d+:\d+|node_modules|ZodError|Exception/);
  if (response.status === 304) return;
  const body = JSON.parse(text);
  const known = documented.templateOf(new URL(address, 'http://x').pathname) !== undefined;
  if (known)
    expect(
      documented.check(new URL(address, 'http://x').pathname, response.status, body),
      address,
    ).toBeNull();
  if (response.status >= 400) expect(response.headers.get('cache-control')).toBe('no-store');
  if (response.status === 400) expect(body).toMatchObject({ code: 'bad_parameter' });
}

describe('whatever is asked', () => {
  it('parameters of any name and value', async () => {
    await fc.assert(
      fc.asyncProperty(
        path,
        fc.array(fc.tuple(oddName, oddText), { maxLength: 5 }),
        async (address, pairs) => {
          const query = new URLSearchParams(
            pairs.map(([name, value]) => [wellFormed(name), wellFormed(value)]),
          );
          await answersWell(`${address}?${query}`);
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('query strings that are none', async () => {
    const raw = fc.string({ maxLength: 60 }).map((text) => text.replaceAll('#', ''));
    await fc.assert(
      fc.asyncProperty(path, raw, (address, query) => answersWell(`${address}?${query}`)),
      { numRuns: RUNS / 2 },
    );
  });

  it('forged cursors', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...collections),
        fc.oneof(bentCursor, forgedCursor),
        async (name, forged) => {
          const query = new URLSearchParams({ cursor: forged.get() });
          await answersWell(`/api/${name}?${query}`);
        },
      ),
      { numRuns: RUNS / 2 },
    );
  });

  it('headers', async () => {
    const value = fc.string({ maxLength: 60 }).filter((text) => /^[\x20-\x7e]*$/.test(text));
    const names = [
      'authorization',
      'x-viewer-authorization',
      'if-none-match',
      'x-client-key',
      'x-request-id',
    ];
    await fc.assert(
      fc.asyncProperty(path, fc.dictionary(fc.constantFrom(...names), value), (address, headers) =>
        answersWell(address, { headers }),
      ),
      { numRuns: RUNS / 2 },
    );
  });
});
