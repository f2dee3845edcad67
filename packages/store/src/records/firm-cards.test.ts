import { assemble } from '@tussock/core/directory/assemble';
import type { Directory } from '@tussock/core/directory/directory';
import { describe, expect, it } from 'vitest';
import { madeDirectory, madeOffer, madeProvider } from '../../../../tests/support/made-directory';
import { firmCardsOf } from './firm-cards';

const directory = madeDirectory({ offers: 40, providers: 4 });
const of = (change: Partial<Directory> = {}) => firmCardsOf(assemble({ ...directory, ...change }));
const active = directory.offers.filter((offer) => offer.is_active);
const count = (rows: readonly { status: string | null }[]) => [
  rows.length,
  rows.filter(({ status }) => status === 'Open').length,
];
const counts = (cards: readonly { id: string; offer_count: number; open_offer_count: number }[]) =>
  Object.fromEntries(cards.map((card) => [card.id, [card.offer_count, card.open_offer_count]]));

describe('the cards of firms and funds', () => {
  const cards = of();

  it('count the active offers of each, and those that are open', () => {
    for (const [list, link] of [
      ['providers', 'provider_id'],
      ['platforms', 'platform_id'],
      ['funds', 'fund_id'],
    ] as const) {
      const found = counts(cards[list]);
      expect(Object.keys(found).length).toBeGreaterThan(1);
      for (const [id, both] of Object.entries(found))
        expect(both, `${list} ${id}`).toEqual(count(active.filter((offer) => offer[link] === id)));
    }
    expect(cards.providers.some(({ offer_count }) => offer_count > 0)).toBe(true);
  });

  it('have the classes of their offers and funds once each, by name', () => {
    for (const { id, asset_classes } of cards.providers) {
      const names = asset_classes.map(({ name }) => name);
      expect(names).toEqual([...new Set(names)].sort((a, b) => a.localeCompare(b)));
      // An offer has the class of its fund, and its own where the fund has none.
      const classOfFund = new Map(directory.funds.map((fund) => [fund.id, fund.asset_class_id]));
      const own = active.filter(({ provider_id }) => provider_id === id);
      const wanted = [
        ...own.map(({ fund_id, asset_class_id }) => classOfFund.get(fund_id ?? '') ?? asset_class_id),
        ...directory.funds.flatMap((fund) => (fund.provider_id === id ? fund.asset_class_id : [])),
      ];
      expect(new Set(asset_classes.map((one) => one.id))).toEqual(new Set(wanted.filter(Boolean)));
    }
  });

  it('of funds have the place of the provider', () => {
    for (const fund of cards.funds)
      expect(fund.place).toEqual(fund.provider?.location ? { slug: 'auckland', name: 'Auckland' } : null);
    expect(cards.funds.some(({ place }) => place !== null)).toBe(true);
  });
});

it('places are those of offers and providers, by name, each once however it is spelled', () => {
  const { places } = of({
    offers: [
      madeOffer(0, { location: 'Whāngārei', is_active: true }),
      madeOffer(1, { location: 'Whāngārei', is_active: true }),
      madeOffer(2, { location: 'Napier', is_active: true }),
      madeOffer(3, { location: 'Gore', is_active: false }),
    ],
    providers: [
      madeProvider(0, { location: 'Auckland' }),
      madeProvider(1, { location: ' ' }),
      madeProvider(2, { location: '–' }),
    ],
    offer_tags: [],
    funds: [],
    key_people: [],
    sources: [],
  });
  expect(places).toEqual([
    { slug: 'auckland', name: 'Auckland', offer_count: 0 },
    { slug: 'napier', name: 'Napier', offer_count: 1 },
    { slug: 'whangarei', name: 'Whāngārei', offer_count: 2 },
  ]);
});

it('a place is named as most offers spell it, and as most firms where no offer has it', () => {
  const spelled = ['AUCKLAND', 'Auckland', 'Auckland', 'auckland'];
  const firms = ['Auckland', 'AUCKLAND', 'AUCKLAND', 'taupo', 'Taupō', 'Taupō'];
  const { places } = of({
    offers: spelled.map((location, n) => madeOffer(n, { location, is_active: true, provider_id: null })),
    providers: firms.map((location, n) => madeProvider(n, { location })),
    offer_tags: [],
    funds: [],
    key_people: [],
    sources: [],
  });
  expect(places.map(({ slug, name }) => [slug, name])).toEqual([
    ['auckland', 'Auckland'],
    ['taupo', 'Taupō'],
  ]);
});
