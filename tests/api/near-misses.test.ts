import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFolder } from './support/old-system-export';
import { type PublishedApi, publishedApi } from './support/published-api';

interface Answer {
  total: number;
  facets: Record<string, { value: string; count: number }[]>;
  option_totals?: Record<string, number>;
  near_misses?: { total: number; filters: Record<string, string[]>; without_words: boolean }[];
}

let api: PublishedApi;
beforeAll(async () => {
  api = await publishedApi(await loadFolder('scripts/sample'));
});
afterAll(() => api.close());

interface Asked {
  q?: string;
  filters: Record<string, string[]>;
}

async function ask(path: string, { q, filters }: Asked, more: Record<string, string> = {}): Promise<Answer> {
  const params = new URLSearchParams({ ...more, limit: '1', ...(q && { q }) });
  for (const [facet, values] of Object.entries(filters))
    for (const value of values) params.append(facet, value);
  const response = await api.get(`${path}?${params}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

/** Up to four facets, each with one of the values that the directory has. */
async function anyChoice(path: string) {
  const { facets } = await ask(path, { filters: {} });
  const options = Object.entries(facets).flatMap(([facet, all]) =>
    all.map(({ value }) => ({ facet, value })),
  );
  return fc
    .uniqueArray(fc.constantFrom(...options), { maxLength: 4, selector: ({ facet }) => facet })
    .map((chosen) => Object.fromEntries(chosen.map(({ facet, value }) => [facet, [value]])));
}

const LISTS = [
  { path: '/api/search', scope: {} },
  { path: '/api/search', scope: { opportunity: 'high-return' } },
  { path: '/api/firms/providers', scope: {} },
  { path: '/api/firms/funds', scope: {} },
];
const WORDS = [undefined, 'forestry', 'auckland fund', 'zzzzzz'];

describe.each(LISTS)('near misses of $path $scope', ({ path, scope }) => {
  it('are there when nothing is found, and each finds as many as it says', async () => {
    let seen = 0;
    await fc.assert(
      fc.asyncProperty(await anyChoice(path), fc.constantFrom(...WORDS), async (filters, q) => {
        const asked = { filters, ...(q && { q }) };
        const { total, near_misses } = await ask(path, asked, scope);
        expect(near_misses === undefined).toBe(total > 0);
        for (const miss of near_misses ?? []) {
          seen += 1;
          const { q: words, ...rest } = asked;
          const changed = { ...rest, filters: { ...filters, ...miss.filters } };
          const next = await ask(
            path,
            miss.without_words || !words ? changed : { ...changed, q: words },
            scope,
          );
          expect(next.total).toBe(miss.total);
        }
      }),
      { numRuns: 120 },
    );
    expect(seen).toBeGreaterThan(20);
  }, 120_000);
});

describe('options without a row', () => {
  it('are listed when asked for, in the order of the whole list, and not otherwise', async () => {
    const all = { empty_options: 'true' };
    const whole = await ask('/api/search', { filters: {} });
    await fc.assert(
      fc.asyncProperty(await anyChoice('/api/search'), async (filters) => {
        const values = (answer: Answer, facet: string) => answer.facets[facet]?.map(({ value }) => value);
        const [listed, plain] = [
          await ask('/api/search', { filters }, all),
          await ask('/api/search', { filters }),
        ];
        for (const facet of Object.keys(whole.facets)) {
          expect(values(listed, facet)).toEqual(values(whole, facet));
          const isEmpty = plain.facets[facet]?.filter(
            ({ value, count }) => count === 0 && !filters[facet]?.includes(value),
          );
          expect(isEmpty).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the options with the highest counts', () => {
  const FACETED = ['search', 'firms/providers', 'firms/platforms', 'firms/funds', 'sources', 'outcomes'];

  it.each(FACETED)(
    'of /api/%s are those of the whole answer, with what is chosen and how many there are',
    async (list) => {
      const path = `/api/${list}`;
      let left = 0;
      await fc.assert(
        fc.asyncProperty(await anyChoice(path), fc.nat(3), async (filters, most) => {
          const [whole, some] = [
            await ask(path, { filters }),
            await ask(path, { filters }, { most_options: String(most) }),
          ];
          const { facets, option_totals = {}, ...rest } = some;
          expect({ ...rest, facets: whole.facets }).toEqual(whole);
          for (const [facet, all] of Object.entries(whole.facets)) {
            const listed = facets[facet] ?? [];
            const isChosen = ({ value }: { value: string }) => filters[facet]?.includes(value) ?? false;
            const used = [...all].sort((a, b) => b.count - a.count).slice(0, most);
            expect(listed).toEqual(all.filter((one) => isChosen(one) || used.includes(one)));
            expect(option_totals[facet]).toBe(all.length > most ? all.length : undefined);
            left += all.length - listed.length;
          }
        }),
        { numRuns: 20 },
      );
      expect(left).toBeGreaterThan(20);
    },
  );

  it.each(FACETED)('of /api/%s are asked for by a whole number', async (list) => {
    for (const wrong of ['-1', '101', '1.5', '0x5', 'all', '']) {
      const response = await api.get(`/api/${list}?most_options=${wrong}`);
      expect(response.status, wrong).toBe(400);
      expect(await response.json()).toMatchObject({
        details: [{ field: 'most_options', message: 'must be a whole number from 0 to 100' }],
      });
    }
  });
});
