import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf } from '@tussock/core/identifier/identifier';
import { anyRow } from '@tussock/core/offer/cards.fixture';
import { kindsOfReturn } from '@tussock/core/offer/kinds-of-return';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { OPPORTUNITY_FILTERS } from '@tussock/core/offer/opportunity-filters';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { redactionOf } from '../records/redaction';
import { anyCatalogue, anyHidden, anyQuery, FIRMS, THRESHOLDS } from './engines.fixture';
import { localSqlite } from './file/local-sqlite';
import { openSearchFile } from './file/search-file';
import type { OpenSqlite } from './file/sqlite';
import { writeSearchFile } from './file/write-search-file';
import { indexText } from './index-text';
import { createSearch, type Search } from './search';
import { offerNamed, sources } from './search.fixture';
import { textDocuments } from './text-documents';
import { buildTextIndex } from './text-index';

const folder = mkdtempSync(join(tmpdir(), 'search-'));
let open: OpenSqlite;
beforeAll(async () => {
  open = (await localSqlite()) as OpenSqlite;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Both engines over the same release. */
function enginesOver(
  cards: CatalogueOffer[],
  redaction: ReturnType<typeof redactionOf> | null,
  providers = FIRMS.map(({ name }) => name),
): Record<string, Search> {
  const found = {
    ...sources({ providers, faqs: ['Is Kauri Street a road?'] }),
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
  ({ kind, id, name: 'Removed', reason: 'A reason', removed_on: '2026-11-01', earlier_names: [] }) as never;

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
    ...any,
    id: `00000000-0000-4000-8000-00000000000${at}`,
    name: `Offer ${at}`,
    status: 'Open',
    target_return_min: percent,
    target_return_max: percent,
    target_return_type: 'p.a.',
    distribution: 'monthly',
    is_secondary_market: false,
    provider: null,
    platform: null,
    fund: null,
    tags: [],
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
    ...any,
    id: `00000000-0000-4000-8000-00000000000${at}`,
    name: `Offer ${at}`,
    status: 'Open',
    closes_on,
    closed_on: null,
    provider: null,
    platform: null,
    fund: null,
    tags: [],
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

it.each([
  ['Kauri', 'kauri'],
  ['Kauri Kauri', 'KAURI, kauri'],
  ['The Āwhina–Kauri Fund', 'awhina kauri fund'],
  [
    'Kauri one two three four five six seven eight nine ten eleven twelve',
    'Kāuri one two three four five six seven eight nine ten eleven twelve',
  ],
])(
  '%s comes first for what it is called, before any number of others that have the words more often',
  async (name, q) => {
    const [any] = fc.sample(anyRow, 1) as [CatalogueOffer];
    const named = (offer: string, at: number, words: string) => ({
      ...any,
      id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      slug: null,
      name: offer,
      tagline: words,
      provider: null,
      platform: null,
      fund: null,
      tags: words ? [{ id: 'a', slug: 'a', name: words }] : [],
    });
    const often = `${name} ${name}`;
    const others = Array.from({ length: 70 }, (_, at) => named(`${often} ${at}`, at, often));
    const firms = [...Array.from({ length: 70 }, (_, at) => `${often} ${at}`), name];
    const engines = enginesOver([...others, named(name, 70, '')] as CatalogueOffer[], null, firms);
    const query = { q, filters: {}, sort: null, page: 1, limit: 100, today: '2026-11-20' };
    for (const [engine, search] of Object.entries(engines)) {
      const { data, total, groups } = await search.search(1, query);
      expect([engine, total, data[0]?.name]).toEqual([engine, 71, name]);
      expect([engine, groups.provider.hits[0]?.title]).toEqual([engine, name]);
    }
  },
);
