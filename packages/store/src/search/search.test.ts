import { anyFilters, anyRows, matchesFilters, sortOffers } from '@tussock/core/offer/cards.fixture';
import { FACET_NAMES } from '@tussock/core/offer/facets';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { cardOfRow } from '@tussock/core/offer/offer-card';
import { OFFER_SORTS, partitioned } from '@tussock/core/offer/offer-sort';
import { takesMoneyIn } from '@tussock/core/offer/status';
import { leftAfter } from '@tussock/core/return/left-after';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchRedaction } from '../records/directory-reads';
import { cachedByRelease } from '../table/result-cache';
import { createSearch, type SearchQuery } from './search';
import { offerNamed, sources } from './search.fixture';
import { buildTextIndex } from './text-index';

const NO_FIRMS = { providers: [], platforms: [], funds: [], places: [] };
const today = '2026-11-20';
const ask = (more: Partial<SearchQuery>): SearchQuery => ({
  q: '',
  filters: {},
  sort: null,
  page: 1,
  limit: 25,
  today,
  ...more,
});

const REMOVED: SearchRedaction = {
  locked: new Set(),
  removed: new Set(['provider Kauri Street Partners']),
  people: [],
  catalogue: (cards) => cards,
};

const searchOver = (cards: CatalogueOffer[]) => {
  const world: { redaction: SearchRedaction | null } = { redaction: null };
  const loads = { catalogue: 0, text: 0 };
  const offers = cards.map((card) =>
    offerNamed(card.name, { ...card, provider: null, platform: null, fund: null }),
  );
  const search = createSearch({
    catalogue: cachedByRelease(async () => {
      loads.catalogue += 1;
      return [...cards];
    }),
    offersOnPlatform: async () => null,
    firms: async () => NO_FIRMS,
    searchRedaction: async () => world.redaction,
    textIndex: async () => {
      loads.text += 1;
      return buildTextIndex({ ...sources({ providers: ['Kauri Street Partners'] }), offers });
    },
  });
  return { search, loads, world };
};

it('a firm that was removed for cause is found by no search as long as it is, in any spelling', async () => {
  const { search, world } = searchOver([]);
  const total = async (q: string) => {
    const { groups, did_you_mean } = await search.search(1, ask({ q }));

    return [groups.provider.total, did_you_mean];
  };
  for (const redaction of [null, REMOVED, null]) {
    world.redaction = redaction;
    expect(await total('kauri street')).toEqual(redaction ? [0, null] : [1, null]);
    expect(await total('kaury streat')).toEqual(redaction ? [0, null] : [1, 'kauri street']);
  }
});

describe('search by facets', () => {
  it('shows what passes all filters, in the order asked for, page by page', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyRows,
        anyFilters,
        fc.constantFrom(...OFFER_SORTS),
        fc.constantFrom(null, 'person-33' as const),
        async (cards, filters, sort, rate) => {
          const { search } = searchOver(cards);
          const expected = sortOffers(
            cards.filter((card) => matchesFilters(card, filters)),
            sort,
            { today, rate },
          );
          const pages = await Promise.all(
            [1, 2, 3].map((page) => search.search(1, ask({ filters, sort, rate, page, limit: 10 }))),
          );
          expect(pages.flatMap(({ data }) => data)).toEqual(
            expected.map((row) => ({
              ...cardOfRow(row),
              ...(rate && { left_after: leftAfter(row, rate, today) }),
            })),
          );
          expect(pages[0]).toMatchObject({ total: expected.length, sort });
        },
      ),
      { numRuns: 100 },
    );
  });

  it('puts what takes money now first in any order, across pages, and changes nothing else', async () => {
    const takesMoney = takesMoneyIn(['Open']);
    await fc.assert(
      fc.asyncProperty(anyRows, anyFilters, fc.constantFrom(...OFFER_SORTS), async (cards, filters, sort) => {
        const { search } = searchOver(cards);
        const plain = await search.search(1, ask({ filters, sort, limit: 100 }));
        const pages = await Promise.all(
          [1, 2, 3].map((page) =>
            search.search(1, ask({ filters, sort, page, limit: 10, open_first: ['Open'] })),
          ),
        );
        expect(pages.flatMap(({ data }) => data)).toEqual(partitioned(plain.data, takesMoney));
        expect(pages[0]).toMatchObject({ facets: plain.facets, total: plain.total, open_first: true });
        expect(plain).not.toHaveProperty('open_first');
      }),
      { numRuns: 50 },
    );
  });

  it('counts what the list shows once the option is chosen', async () => {
    await fc.assert(
      fc.asyncProperty(anyRows, anyFilters, fc.constantFrom(...FACET_NAMES), async (cards, filters, name) => {
        const { search } = searchOver(cards);
        const { facets } = await search.search(1, ask({ filters }));
        for (const { value, count } of facets[name]) {
          const chosen = await search.search(1, ask({ filters: { ...filters, [name]: [value] } }));
          expect(chosen.total).toBe(count);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('answers an empty page behind the last one', async () => {
    const { search } = searchOver([]);
    expect(await search.search(1, ask({ page: 9 }))).toMatchObject({ data: [], total: 0, page: 9 });
  });
});

describe('search with words', () => {
  const [kauri, rata, closed] = [
    { id: 'a', name: 'Kauri Street', status: 'Open', minimum_investment: 50_000 },
    { id: 'b', name: 'Rātā Ridge', status: 'Open', minimum_investment: 20_000 },
    { id: 'c', name: 'Kauri Point', status: 'Closed', minimum_investment: 10_000 },
  ].map((more) => ({
    ...(fc.sample(anyRows, { numRuns: 50, seed: 1 }).flat()[0] as CatalogueOffer),
    minimum_in_nzd: null,
    asset_class: null,
    place: null,
    ...more,
  }));
  const cards = [kauri, rata, closed] as CatalogueOffer[];

  it('is ordered by relevance unless told otherwise, and narrowed by filters', async () => {
    const { search } = searchOver(cards);
    const byWords = await search.search(1, ask({ q: 'kauri street' }));
    expect(byWords).toMatchObject({ sort: 'relevance', total: 1 });
    const byMinimum = await search.search(1, ask({ q: 'kauri', sort: 'lowest_minimum' }));
    expect(byMinimum.data.map(({ id }) => id)).toEqual(['c', 'a']);
    expect(byMinimum.groups.offer.hits).toMatchObject([{ kind: 'offer' }, { kind: 'offer' }]);
    const open = await search.search(1, ask({ q: 'kauri', filters: { status: ['Open'] } }));
    expect(open).toMatchObject({ total: 1, groups: { offer: { total: 1 }, provider: { total: 1 } } });
    expect(open.facets.status.map(({ value, count }) => [value, count])).toEqual([
      ['Open', 1],
      ['Closed', 1],
    ]);
  });

  it('loads a release once for all who ask, and the text only for words', async () => {
    const { search, loads } = searchOver(cards);
    await Promise.all([search.search(1, ask({})), search.search(1, ask({}))]);
    expect(loads).toEqual({ catalogue: 1, text: 0 });
    await Promise.all([search.search(1, ask({ q: 'rata' })), search.search(1, ask({ q: 'kauri' }))]);
    expect(loads).toEqual({ catalogue: 1, text: 1 });
    await search.search(2, ask({ q: 'rata' }));
    await search.search(1, ask({ q: 'rata' }));
    expect(loads).toEqual({ catalogue: 2, text: 2 });
  });

  it('reads of a platform alone its own offers, and everything where a name may come from elsewhere', async () => {
    const firm = (name: string) => ({ id: name, slug: name.toLowerCase(), name, logo_url: null });
    const elsewhere = { ...rata, provider: firm('Rimu') } as CatalogueOffer;
    const own = { ...kauri, provider: null, platform: firm('Harbour') } as CatalogueOffer;
    const reads: string[] = [];
    const search = createSearch({
      catalogue: async () => {
        reads.push('catalogue');
        return [own, elsewhere];
      },
      offersOnPlatform: async (_, address) => {
        reads.push(address);
        return address === 'harbour' ? [own] : null;
      },
      firms: async () => NO_FIRMS,
      textIndex: async () => buildTextIndex(sources({})),
      searchRedaction: async () => null,
    });
    const on = (platform: string, more: Partial<SearchQuery> = {}) => {
      const scope = { platform, thresholds: { high_return_from: 12, stable_income_below: 10 } };
      return search.search(1, ask({ scope, ...more }));
    };
    expect((await on('harbour')).data.map(({ id }) => id)).toEqual([own.id]);
    expect(reads).toEqual(['harbour']);
    expect((await on('nobody')).total).toBe(0);
    expect(reads).toEqual(['harbour', 'nobody', 'catalogue']);
    const { facets } = await on('harbour', { filters: { provider: ['rimu'] } });
    expect(facets.provider).toEqual([{ value: 'rimu', label: 'Rimu', count: 0 }]);
    expect(reads.at(-1)).toBe('catalogue');
  });

  it('tries again after a load that failed', async () => {
    let down = true;
    const search = createSearch({
      catalogue: async () => {
        if (down) throw new Error('down');
        return cards;
      },
      offersOnPlatform: async () => null,
      firms: async () => NO_FIRMS,
      textIndex: async () => buildTextIndex(sources({})),
      searchRedaction: async () => null,
    });
    await expect(search.search(1, ask({}))).rejects.toThrow('down');
    down = false;
    expect((await search.search(1, ask({}))).total).toBe(3);
  });
});

describe('a search by a sentence', () => {
  it('finds what the other words find under the filters that it means, those of the address included', async () => {
    const said = { 'under 50k': 'under-50k', 'over $500,000': 'over-500k' };
    const words = fc.constantFrom('', 'street', 'awhina');
    await fc.assert(
      fc.asyncProperty(
        anyRows,
        anyFilters,
        words,
        fc.constantFrom(...(Object.keys(said) as (keyof typeof said)[])),
        async (cards, filters, q, amount) => {
          const { search } = searchOver(cards);
          const sentence = await search.search(
            1,
            ask({ q: `${q} monthly ${amount}`, filters, sentence: true }),
          );
          const chosen = {
            ...filters,
            distribution: [...new Set([...(filters.distribution ?? []), 'monthly'])],
            min_investment: [...new Set([...(filters.min_investment ?? []), said[amount]])],
          };
          const plain = await search.search(1, ask({ q, filters: chosen }));
          expect(sentence.sentence?.q).toBe(q);
          expect([sentence.total, sentence.data, sentence.facets, sentence.sort]).toEqual([
            ...[plain.total, plain.data, plain.facets, plain.sort],
          ]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('without other words finds records of other kinds by their names', async () => {
    const search = createSearch({
      catalogue: async () => [],
      offersOnPlatform: async () => null,
      firms: async () => NO_FIRMS,
      searchRedaction: async () => null,
      textIndex: async () =>
        buildTextIndex(
          sources({ providers: ['Quarterly Capital'], tags: ['Monthly income'], faqs: ['Is it?'] }),
        ),
    });
    const named = async (q: string) => {
      const { groups } = await search.search(1, ask({ q, sentence: true }));
      return Object.values(groups).flatMap(({ hits }) => hits.map(({ title }) => title));
    };
    expect(await named('quarterly')).toEqual(['Quarterly Capital']);
    expect(await named('monthly income')).toEqual(['Monthly income']);
    expect(await named('monthly income under 50k')).toEqual([]);
    expect(await named('no monthly')).toEqual([]);
  });

  it('is in the order that it asks for, unless another was chosen', async () => {
    const said = {
      'lowest minimum': 'lowest_minimum',
      'closing soonest': 'closing_soonest',
      'highest return': 'return_by_kind',
    } as const;
    await fc.assert(
      fc.asyncProperty(
        anyRows,
        fc.constantFrom(...(Object.keys(said) as (keyof typeof said)[])),
        fc.constantFrom(null, 'name' as const),
        async (cards, words, sort) => {
          const { search } = searchOver(cards);
          const found = await search.search(1, ask({ q: `monthly, ${words}`, sort, sentence: true }));
          const filters = { distribution: ['monthly'] };
          const plain = await search.search(1, ask({ filters, sort: sort ?? said[words] }));
          expect([found.data, found.sort]).toEqual([plain.data, plain.sort]);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('without a letter or a digit finds nothing, and with nothing that is used finds all', async () => {
    await fc.assert(
      fc.asyncProperty(anyRows, fc.constantFrom('🐑🐑', '!!!', '$', '…'), async (cards, signs) => {
        const { search } = searchOver(cards);
        for (const sentence of [true, false])
          expect((await search.search(1, ask({ q: signs, sentence }))).total).toBe(0);
        for (const words of ['safe', 'USD', 'closing this month'])
          expect((await search.search(1, ask({ q: words, sentence: true }))).total).toBe(cards.length);
      }),
      { numRuns: 20 },
    );
  });
});
