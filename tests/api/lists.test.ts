import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Chosen,
  countsOf,
  type Expected,
  firms,
  offers,
  opportunities,
  passes,
} from './support/list-oracle';
import { loadFolder } from './support/old-system-export';
import { type PublishedApi, publishedApi } from './support/published-api';

const RUNS = process.env.FULL ? 3_000 : 400;

interface Answer {
  data: { id: string }[];
  total: number;
  facets: Record<string, { value: string; count: number }[]>;
}

let api: PublishedApi;
beforeAll(async () => {
  api = await publishedApi(await loadFolder('scripts/sample'));
});
afterAll(() => api.close());

async function ask(path: string, chosen: Chosen, more: Record<string, string> = {}): Promise<Answer> {
  const params = new URLSearchParams({ ...more, limit: '100' });
  for (const [facet, values] of Object.entries(chosen))
    for (const value of values) params.append(facet, value);
  const response = await api.get(`${path}?${params}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Counts of an answer as the oracle gives them; a chosen value that nothing has is listed with 0. */
const counted = ({ facets }: Answer) =>
  Object.fromEntries(
    Object.entries(facets).map(([facet, options]) => [
      facet,
      Object.fromEntries(options.filter(({ count }) => count > 0).map(({ value, count }) => [value, count])),
    ]),
  );

/** Up to four facets with up to three values each that some row has. */
function anyChoice(rows: readonly Expected[]): fc.Arbitrary<Chosen> {
  const facets = Object.keys(rows[0]?.values ?? {}).filter((name) =>
    rows.some(({ values }) => (values[name] ?? []).length > 0),
  );
  return fc.uniqueArray(fc.constantFrom(...facets), { maxLength: 4 }).chain((names) => {
    const choices = names.map((facet) => {
      const values = [...new Set(rows.flatMap((row) => row.values[facet] ?? []))];
      return fc
        .uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 })
        .map((chosen) => [facet, chosen] as const);
    });
    return fc.tuple(...choices).map((pairs) => Object.fromEntries(pairs));
  });
}

const everyTag = [...new Set(offers.flatMap(({ tags }) => tags))];
const everyPlatform = [...new Set(offers.flatMap(({ platform }) => platform ?? []))];
const anyScope: fc.Arbitrary<Record<string, string>> = fc.oneof(
  fc.constant({}),
  fc.constantFrom(...Object.keys(opportunities)).map((opportunity) => ({ opportunity })),
  fc.constantFrom(...everyTag).map((tag) => ({ tag })),
  fc.constantFrom(...everyPlatform).map((platform) => ({ platform })),
  fc.record({
    opportunity: fc.constantFrom(...Object.keys(opportunities)),
    tag: fc.constantFrom(...everyTag),
  }),
);

const inScope = ({ opportunity, tag, platform }: Record<string, string>) =>
  offers.filter(
    (offer) =>
      (opportunity === undefined || opportunities[opportunity]?.(offer)) &&
      (tag === undefined || offer.tags.includes(tag)) &&
      (platform === undefined || offer.platform === platform),
  );

describe('lists of offers', () => {
  it('show what the data says, in the stated order, with the counts of the data', async () => {
    await fc.assert(
      fc.asyncProperty(anyChoice(offers), anyScope, async (chosen, scope) => {
        const answer = await ask('/api/search', chosen, scope);
        const rows = inScope(scope);
        const expected = rows
          .filter((offer) => passes(offer, chosen))
          .sort((a, b) => Date.parse(b.created) - Date.parse(a.created) || (a.id < b.id ? -1 : 1));
        expect(ids(answer.data)).toEqual(ids(expected));
        expect(answer.total).toBe(expected.length);
        if (rows.length > 0) expect(counted(answer)).toEqual(countsOf(rows, chosen));
      }),
      { numRuns: RUNS },
    );
  });

  it('show as many as the count beside an option said, once it is chosen', async () => {
    await fc.assert(
      fc.asyncProperty(anyChoice(offers), anyScope, fc.nat(), async (chosen, scope, pick) => {
        const { facets } = await ask('/api/search', chosen, scope);
        const options = Object.entries(facets).flatMap(([facet, all]) =>
          all.map((option) => ({ facet, ...option })),
        );
        const option = options[pick % Math.max(1, options.length)];
        if (!option) return;
        const next = await ask('/api/search', { ...chosen, [option.facet]: [option.value] }, scope);
        expect(next.total).toBe(option.count);
        expect(next.data).toHaveLength(option.count);
      }),
      { numRuns: RUNS },
    );
  });

  it('have every minimum up to an amount, and no other', async () => {
    const near = offers.flatMap(({ minimum }) =>
      minimum === null ? [] : [-1, 0, 1].map((by) => Math.round(minimum) + by),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...near), anyChoice(offers), async (most, chosen) => {
        const rows = offers.filter(({ minimum }) => minimum !== null && minimum <= most);
        const { data, total, facets } = await ask('/api/search', {
          ...chosen,
          minimum_up_to: [String(most)],
        });
        const expected = rows.filter((row) => passes(row, chosen));
        expect([total, new Set(ids(data))]).toEqual([expected.length, new Set(ids(expected))]);
        expect(facets.minimum_up_to).toEqual([
          expect.objectContaining({ value: String(most), count: expected.length }),
        ]);
      }),
      { numRuns: RUNS / 4 },
    );
    for (const wrong of ['100k', '0', '1.5', '$5', '1e5', '010'])
      expect((await api.get(`/api/search?minimum_up_to=${wrong}`)).status, wrong).toBe(400);
  });

  it('have every page under /opportunities, with its number of offers', async () => {
    const { data } = (await (await api.get('/api/opportunities')).json()) as {
      data: { slug: string; offer_count: number }[];
    };
    expect(Object.fromEntries(data.map(({ slug, offer_count }) => [slug, offer_count]))).toEqual(
      Object.fromEntries(
        Object.entries(opportunities).map(([slug, rule]) => [slug, offers.filter(rule).length]),
      ),
    );
  });

  it('refuse a page that does not exist and find nothing under a tag nobody has', async () => {
    expect((await api.get('/api/search?opportunity=paid-placement')).status).toBe(400);
    expect((await ask('/api/search', {}, { tag: 'nobody-has-this' })).total).toBe(0);
  });
});

describe.each(Object.keys(firms))('the list of %s', (kind) => {
  const rows = firms[kind] ?? [];
  const path = `/api/firms/${kind}`;

  it('shows what the data says, by name, with the counts of the data', async () => {
    const collator = new Intl.Collator('en-NZ', { sensitivity: 'base' });
    await fc.assert(
      fc.asyncProperty(anyChoice(rows), async (chosen) => {
        const answer = await ask(path, chosen);
        const expected = rows
          .filter((row) => passes(row, chosen))
          .sort((a, b) => collator.compare(a.name, b.name));
        expect(ids(answer.data)).toEqual(ids(expected));
        expect(counted(answer)).toEqual(countsOf(rows, chosen));
      }),
      { numRuns: RUNS / 4 },
    );
  });

  it('finds every one by its name', async () => {
    for (const { id, name } of rows)
      expect(ids((await ask(path, {}, { q: name })).data).slice(0, 3), name).toContain(id);
  });
});

describe('places', () => {
  it('are those of offers and providers, with the number of offers', async () => {
    const { data } = (await (await api.get('/api/places')).json()) as {
      data: { slug: string; offer_count: number }[];
    };
    const counts = countsOf(offers, {}).location ?? {};
    const firmPlaces = (firms.providers ?? []).flatMap(({ values }) => values.location ?? []);
    const every = [...new Set([...Object.keys(counts), ...firmPlaces])].sort();
    expect(data.map(({ slug }) => slug).sort()).toEqual(every);
    for (const { slug, offer_count } of data) expect(offer_count, slug).toBe(counts[slug] ?? 0);
    expect((await api.get('/api/places/atlantis')).status).toBe(404);
  });
});
