import { readFileSync } from 'node:fs';
import { TAX_POSITIONS } from '@tussock/core/return/tax-position';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFolder } from './support/old-system-export';
import { type PublishedApi, publishedApi } from './support/published-api';

interface Card {
  id: string;
  status: string;
  created_at: string;
  minimum_investment: number | null;
  investment_currency: string;
  target_return_min: number | null;
  target_return_max: number | null;
  left_after?: { computed: boolean; high: number; not_stated?: string[]; reason?: string };
}

const FEES = ['management_fee', 'performance_fee', 'entry_fee', 'exit_fee', 'fee_base', 'gearing'];
const OLDER = ['newest', 'highest_return', 'lowest_minimum', 'closing_soonest', 'name'];
const NEWER = ['return_by_kind', 'term', 'risk', 'left_after'];

let api: PublishedApi;
beforeAll(async () => {
  api = await publishedApi(await loadFolder('scripts/sample'));
});
afterAll(() => api.close());

async function ask(address: string) {
  const response = await api.get(`/api/search?limit=100&${address}`);
  expect(response.status).toBe(200);
  return (await response.json()) as { data: Card[]; sort: string; open_first?: true };
}
const ids = ({ data }: { data: Card[] }) => data.map(({ id }) => id);
const takesMoney = ({ status }: Card) => ['open', 'closing soon'].includes(status.toLowerCase());

describe('orders of a search', () => {
  // The statuses of the sample are those of the default setting.
  it.each([...OLDER, ...NEWER])(
    '%s: what takes money now comes first, and both parts keep the order',
    async (sort) => {
      const plain = await ask(`sort=${sort}&rate=person-33`);
      const parted = await ask(`sort=${sort}&rate=person-33&open_first=true`);
      const expected = [...plain.data.filter(takesMoney), ...plain.data.filter((card) => !takesMoney(card))];
      expect(ids(parted)).toEqual(expected.map(({ id }) => id));
      expect(parted.sort).toBe(sort);
      expect(ids(plain)).not.toEqual(ids(parted));
    },
  );

  it('are without open_first unless it is asked for', async () => {
    for (const sort of OLDER) {
      const answer = await ask(`sort=${sort}`);
      expect(answer).not.toHaveProperty('open_first');
      expect(answer).toEqual(await ask(`sort=${sort}&open_first=false`));
    }
  });

  it('highest_return and lowest_minimum go by the number of the file, dollars at the rate of the settings', async () => {
    const settings = JSON.parse(readFileSync('scripts/sample/settings.json', 'utf8'));
    const high = ({ target_return_min: a, target_return_max: b }: Card) =>
      a === null && b === null ? Number.NEGATIVE_INFINITY : Math.max(a ?? -1e9, b ?? -1e9);
    const inNzd = ({ minimum_investment: amount, investment_currency: currency }: Card) => {
      const rates: { currency: string; nzd_per_unit: number }[] = settings.exchange_rates;
      const rate = rates.find((one) => one.currency === currency)?.nzd_per_unit ?? 1;
      return amount ? amount * rate : Number.POSITIVE_INFINITY;
    };
    const highs = (await ask('sort=highest_return')).data.map(high);
    expect(highs).toEqual([...highs].sort((a, b) => b - a));
    const { data } = await ask('sort=lowest_minimum');
    expect(data.map(inNzd)).toEqual(data.map(inNzd).sort((a, b) => a - b));
    expect(data.some(({ investment_currency }) => investment_currency === 'USD')).toBe(true);
  });

  it.each(TAX_POSITIONS)(
    'left_after at %s: what each card carries, then those of which no fee is known',
    async (rate) => {
      const { data } = await ask(`sort=left_after&rate=${rate}`);
      const left = data.map(({ left_after }) => (left_after?.computed ? left_after : null));
      const groups = left.map((found) => (found === null ? 2 : Number(found.not_stated?.length === 4)));
      expect(groups).toEqual([...groups].sort());
      for (const group of [0, 1]) {
        const highs = left.flatMap((found, at) => (found && groups[at] === group ? [found.high] : []));
        expect(highs).toEqual([...highs].sort((a, b) => b - a));
      }
      expect(Math.max(...left.map((found) => found?.high ?? 0))).toBeGreaterThan(0);
      for (const card of data) if (!card.left_after?.computed) expect(card.left_after?.reason).not.toBe('');
    },
  );

  it('a tax position adds what is left to each card and no fee; without one nothing is added', async () => {
    const [plain, at] = [await ask(''), await ask('rate=pir-28')];
    expect(at.data.map(({ left_after: _, ...card }) => card)).toEqual(plain.data);
    for (const card of plain.data) {
      expect(card).not.toHaveProperty('left_after');
      for (const fee of FEES) expect(card).not.toHaveProperty(fee);
    }
  });

  it.each([
    ['sort=left_after', 'rate'],
    ['rate=person-12', 'rate'],
    ['rate=', 'rate'],
    ['open_first=yes', 'open_first'],
    ['sort=best', 'sort'],
  ])('%s is a 400 that names %s', async (address, field) => {
    const response = await api.get(`/api/search?${address}`);
    expect(response.status).toBe(400);
    const { details } = (await response.json()) as { details: { field: string }[] };
    expect(details.map((one) => one.field)).toEqual([field]);
  });

  it('the pages by target return count the kinds that they mix', async () => {
    type Page = { offer_count: number; return_kinds?: { kind: string; count: number }[] };
    const page = async (slug: string) => (await (await api.get(`/api/opportunities/${slug}`)).json()) as Page;
    for (const slug of ['high-return', 'stable-income']) {
      const { offer_count, return_kinds = [] } = await page(slug);
      expect(return_kinds.length).toBeGreaterThan(1);
      expect(return_kinds.reduce((sum, { count }) => sum + count, 0)).toBe(offer_count);
    }
    expect(await page('liquid')).not.toHaveProperty('return_kinds');
  });
});

describe('who pays whom', () => {
  const LISTS = [
    'offers',
    'providers',
    'platforms',
    'funds',
    'firms/providers',
    'firms/platforms',
    'firms/funds',
  ];
  const SORTED = [...OLDER, ...NEWER].map((sort) => `search?rate=person-33&sort=${sort}`);
  const WORDS = ['search?q=fund', 'search?q=first mortgage auckland'];

  it('moves nothing in any list: with other payments each has its rows in the same order', async () => {
    const directory = await loadFolder('scripts/sample');
    const places = async () => {
      const found: Record<string, string[]> = {};
      for (const path of [
        ...LISTS.map((list) => `${list}?`),
        ...SORTED,
        ...SORTED.map((at) => `${at}&open_first=true`),
        ...WORDS,
      ])
        found[path] = ids((await (await api.get(`/api/${path}&limit=100`)).json()) as { data: Card[] });
      for (const { slug } of directory.offers.filter(({ is_active, slug }) => is_active && slug))
        found[`similar to ${slug}`] = (
          (await (await api.get(`/api/offers/${slug}/similar`)).json()) as { data: Card[] }
        ).data.map(({ id }) => id);
      return found;
    };
    const before = await places();
    for (const path of Object.keys(before).filter((each) => each.includes('?')))
      expect(before[path]?.length, path).toBeGreaterThan(1);
    const offers = directory.offers.map((offer, at) => ({
      ...offer,
      conflicts: at % 2 ? null : `The provider pays this directory $${(at + 1) * 1_000} a year.`,
    }));
    await api.publish({ ...directory, offers });
    const said = (await (await api.get(`/api/offers/${offers[0]?.id}`)).json()) as { conflicts: string };
    expect(said.conflicts).toContain('pays this directory');
    expect(await places()).toEqual(before);
  });
});
