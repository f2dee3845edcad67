import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf } from '@tussock/core/identifier/identifier';
import { anyFilters, anyRow } from '@tussock/core/offer/cards.fixture';
import { kindsOfReturn } from '@tussock/core/offer/kinds-of-return';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { sortOffers } from '@tussock/core/offer/offer-order';
import { OFFER_SORTS } from '@tussock/core/offer/offer-sort';
import { OPPORTUNITY_FILTERS } from '@tussock/core/offer/opportunity-filters';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { redactionOf } from '../records/redaction';
import { localSqlite } from './file/local-sqlite';
import { openSearchFile } from './file/search-file';
import type { OpenSqlite } from './file/sqlite';
import { writeSearchFile } from './file/write-search-file';
import { indexText } from './index-text';
import { createSearch, type Search, type SearchQuery } from './search';
import { offerNamed, sources } from './search.fixture';
import { textDocuments } from './text-documents';
import { buildTextIndex } from './text-index';

const folder = mkdtempSync(join(tmpdir(), 'search-'));
let open: OpenSqlite;
beforeAll(async () => {
  open = (await localSqlite()) as OpenSqlite;
});
afterAll(() => rmSync(folder, { recursive: true }));

const THRESHOLDS = { high_return_from: 12, stable_income_below: 10 };
const FIRMS = ['Kauri Capital', 'Rimu Road', 'Harbour'].map((name, n) => ({
  ...{
    id: `00000000-0000-4000-9000-00000000000${n}`,
    slug: n === 1 ? null : name.toLowerCase().replace(' ', '-'),
  },
  name,
}));
const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null });

/** Rows with firms and tags, newest first as the publisher stores them. */
const anyCatalogue: fc.Arbitrary<CatalogueOffer[]> = fc
  .uniqueArray(anyRow, { selector: ({ id }) => id, minLength: 1, maxLength: 30, size: 'max' })
  .chain((rows) =>
    fc.tuple(
      ...rows.map((row) =>
        fc
          .record({
            provider: maybe(FIRMS),
            platform: maybe(FIRMS),
            fund: maybe(FIRMS),
            tags: fc.subarray(['a', 'b']),
          })
          .map(
            ({ provider, platform, fund, tags }) =>
              ({
                ...row,
                fund,
                platform: platform && { ...platform, logo_url: null },
                tags: tags.map((slug) => ({ id: slug, slug, name: `Tag ${slug}` })),
                provider: provider && {
                  ...provider,
                  provider_type: 'Trustee',
                  logo_url: null,
                  location: null,
                },
              }) as CatalogueOffer,
          ),
      ),
    ),
  )
  .map((rows) => sortOffers(rows, 'newest', { today: '2026-11-20' }));

const thresholds = fc.record({
  high_return_from: fc.constantFrom(THRESHOLDS.high_return_from, 5),
  stable_income_below: fc.constantFrom(THRESHOLDS.stable_income_below, 3),
});
/** By its address, and by the id of one that has a slug. */
const platform = fc.constantFrom('harbour', FIRMS[1]?.id ?? '', FIRMS[2]?.id ?? '', 'nobody');
const anyPartOf = fc.record({
  opportunity: fc.option(fc.constantFrom(...OPPORTUNITY_FILTERS), { nil: undefined }),
  tag: fc.option(fc.constantFrom('a', 'c'), { nil: undefined }),
  platform: fc.option(platform, { nil: undefined }),
  thresholds,
});
const anyScope = fc.oneof(anyPartOf, fc.record({ platform, thresholds }));

const anyQuery = fc.record<SearchQuery>(
  {
    q: fc.constantFrom(
      '',
      '',
      'kauri',
      'awhina',
      'kuari street',
      'kauristreet',
      'kauri capital monthly',
      'r',
      'zzz',
      'harbour',
      'harbour, lowest minimum',
      'closing soonest, I have 100k',
      'safe harbour',
      'USD',
      '🐑',
    ),
    filters: fc.oneof(fc.constant({}), fc.constant({}), anyFilters),
    sort: fc.option(fc.constantFrom(...OFFER_SORTS), { nil: null }),
    page: fc.constantFrom(1, 1, 2),
    limit: fc.constantFrom(5, 25),
    today: fc.constantFrom('2026-11-20', '2026-12-02'),
    rate: fc.constantFrom(null, 'person-33' as const, 'pir-28' as const),
    scope: anyScope,
    open_first: fc.constantFrom(['Open'], ['open', 'closing soon']),
    empty_options: fc.boolean(),
    most_options: fc.constantFrom(0, 1, 2, 40),
    sentence: fc.boolean(),
  },
  { requiredKeys: ['q', 'filters', 'sort', 'page', 'limit', 'today'] },
);

/** Of each catalogue some offers and a firm that were removed for cause, and offers that were locked. */
const anyHidden = (cards: readonly CatalogueOffer[]) => {
  const ids = fc.subarray(cards.map(({ id }) => id));
  return fc.option(
    fc.record({
      offers: ids,
      locked: ids,
      firm: maybe(FIRMS),
      kind: fc.constantFrom('provider', 'platform', 'fund'),
    }),
    {
      nil: null,
    },
  );
};

/** Both engines over the same release. */
function enginesOver(
  cards: CatalogueOffer[],
  redaction: ReturnType<typeof redactionOf> | null,
): Record<string, Search> {
  const found = {
    ...sources({ providers: FIRMS.map(({ name }) => name), faqs: ['Is Kauri Street a road?'] }),
    offers: cards.map((card) =>
      offerNamed(card.name, { ...card, provider: null, platform: null, fund: null }),
    ),
  };
  const shown = (rows: CatalogueOffer[]) => (redaction ? redaction.catalogue(rows) : rows);
  const reads = {
    catalogue: async () => shown(cards),
    async offersOnPlatform(_: number, address: string) {
      const own = cards.filter(({ platform }) => platform && addressOf(platform) === address);
      return own.length > 0 ? shown(own) : null;
    },
    firms: async () => ({ providers: [], platforms: [], funds: [], places: [] }),
    searchRedaction: async () => redaction,
    textIndex: async () => buildTextIndex(found),
  };
  const path = join(folder, randomUUID());
  writeSearchFile(open, path, { cards, text: indexText(textDocuments(found)), thresholds: THRESHOLDS });
  const file = openSearchFile(open(path));
  const whole = { ...reads, offersOnPlatform: async () => null };
  return { memory: createSearch(reads), file: createSearch(whole, async () => file) };
}

const removed = (kind: string, id: string) =>
  ({ kind, id, name: 'Removed', reason: 'A reason', removed_on: '2026-11-01' }) as never;

it('both engines answer the same, whatever is in a release, asked of it, or hidden in it', async () => {
  const anything = anyCatalogue.chain((cards) =>
    fc.tuple(fc.constant(cards), anyHidden(cards), fc.array(anyQuery, { minLength: 4, maxLength: 4 })),
  );
  let [found, hiddenFound] = [0, 0];
  await fc.assert(
    fc.asyncProperty(anything, async ([cards, hidden, queries]) => {
      const redaction =
        hidden &&
        redactionOf({
          denied: {
            locked: hidden.locked,
            removed: [
              ...hidden.offers.map((id) => removed('offer', id)),
              ...(hidden.firm ? [removed(hidden.kind, hidden.firm.id)] : []),
            ],
          },
          withdrawn: [],
        });
      const { memory, file } = enginesOver(cards, redaction) as { memory: Search; file: Search };
      for (const query of queries) {
        const expected = await memory.search(1, query);
        expect(await file.search(1, query)).toEqual(expected);
        found += expected.total;
        if (hidden && JSON.stringify(hidden.offers) !== '[]') hiddenFound += expected.total;
        const { scope } = query;
        if (!scope) continue;
        const [inMemory, inFile] = [await memory.inScope(1, scope), await file.inScope(1, scope)];
        expect(inFile.offers).toBe(inMemory.offers);
        expect(kindsOfReturn(inFile.fields())).toEqual(kindsOfReturn(inMemory.fields()));
      }
    }),
    { numRuns: 150, endOnFailure: true },
  );
  expect(Math.min(found, hiddenFound)).toBeGreaterThan(50);
});

it.each([
  ['high-return', { high_return_from: 5 }],
  ['stable-income', { stable_income_below: 3 }],
])('%s is what it is by the thresholds of the question: %j', async (slug, changed) => {
  const [any] = fc.sample(anyRow, 1) as [CatalogueOffer];
  const cards = [2, 4, 6, 8, 11, 13].map((percent, at) => ({
    ...{ ...any, id: `00000000-0000-4000-8000-00000000000${at}`, name: `Offer ${at}`, status: 'Open' },
    ...{ target_return_min: percent, target_return_max: percent, target_return_type: 'p.a.' },
    ...{ distribution: 'monthly', is_secondary_market: false },
    ...{ provider: null, platform: null, fund: null, tags: [] },
  })) as CatalogueOffer[];
  const opportunity = OPPORTUNITY_FILTERS.find((filter) => filter.slug === slug);
  const { memory, file } = enginesOver(cards, null) as { memory: Search; file: Search };
  const counted = async (engine: Search, thresholds: typeof THRESHOLDS) =>
    (await engine.inScope(1, { opportunity, thresholds } as never)).offers;
  const [before, after] = [
    await counted(memory, THRESHOLDS),
    await counted(memory, { ...THRESHOLDS, ...changed }),
  ];
  expect(after).not.toBe(before);
  expect(await counted(file, THRESHOLDS)).toBe(before);
  expect(await counted(file, { ...THRESHOLDS, ...changed })).toBe(after);
});

it('an order by closing dates is of the day that is asked for, in a process that has answered another', async () => {
  const [any] = fc.sample(anyRow, 1) as [CatalogueOffer];
  const closing = ['2026-11-24', '2026-11-26', '2026-11-25', null].map((closes_on, at) => ({
    ...{ ...any, id: `00000000-0000-4000-8000-00000000000${at}`, name: `Offer ${at}`, status: 'Open' },
    ...{ closes_on, closed_on: null, provider: null, platform: null, fund: null, tags: [] },
  }));
  const query = { q: '', filters: {}, sort: 'closing_soonest' as const, page: 1, limit: 10 };
  for (const engine of Object.values(enginesOver(closing, null))) {
    const closingOn = async (today: string) =>
      (await engine.search(1, { ...query, today })).data.map(({ closes_on }) => closes_on);
    const atFirst = ['2026-11-24', '2026-11-25', '2026-11-26', null];
    expect(await closingOn('2026-11-24')).toEqual(atFirst);
    // What has closed comes after what may close, and before what names no day.
    expect(await closingOn('2026-11-26')).toEqual(['2026-11-26', '2026-11-24', '2026-11-25', null]);
    expect(await closingOn('2026-11-24')).toEqual(atFirst);
  }
});
