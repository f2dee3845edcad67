import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCard } from './cards.fixture';
import type { OfferCard } from './offer';
import { similarOffers } from './similar-offers';

const forestry = { id: 'f', slug: 'forestry', name: 'Forestry' };
const other = { id: 'p', slug: 'property', name: 'Property' };

const [any] = fc.sample(anyCard, 1) as [OfferCard];
const card = (stated: Partial<OfferCard>): OfferCard => ({
  ...any,
  status: 'Open',
  investment_currency: 'NZD',
  minimum_in_nzd: null,
  ...stated,
});

describe('similar offers', () => {
  it('are of the same class, open first, then nearest by minimum, unstated and other currencies last', () => {
    const of = (id: string, more: Parameters<typeof card>[0]) => card({ id, asset_class: forestry, ...more });
    const offer = of('me', { minimum_investment: 100_000 });
    const cards = [
      offer,
      of('far', { minimum_investment: 500_000 }),
      of('near', { minimum_investment: 90_000 }),
      of('unstated', { minimum_investment: null }),
      of('dollars', { minimum_investment: 100_000, investment_currency: 'USD' }),
      of('closed', { minimum_investment: 100_000, status: 'Closed' }),
      of('elsewhere', { minimum_investment: 100_000, asset_class: other }),
    ];
    const ids = similarOffers(offer, cards, 10).map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual(['near', 'far']);
    expect(ids.slice(2, 4).sort()).toEqual(['dollars', 'unstated']);
    expect(ids.slice(4)).toEqual(['closed']);
  });

  it('whose minimums cannot be compared come newest first', () => {
    const of = (id: string, created_at: string) =>
      card({ id, asset_class: forestry, minimum_investment: null, created_at });
    const rows = [of('b', '2026-01-02T00:00:00.000Z'), of('a', '2026-01-01T00:00:00.000Z')];
    const newest = of('c', '2026-01-03T00:00:00.000Z');
    const ids = similarOffers(of('me', '2026-01-01T00:00:00.000Z'), [...rows, newest]).map(({ id }) => id);
    expect(ids).toEqual(['c', 'b', 'a']);
  });

  it('compare minimums in NZD where both have it', () => {
    const of = (id: string, minimum: number, inNzd: number) =>
      card({ id, asset_class: forestry, minimum_investment: minimum, minimum_in_nzd: inNzd });
    const dollars = { ...of('dollars', 60_000, 102_000), investment_currency: 'USD' };
    const cards = [of('near', 95_000, 95_000), dollars, of('far', 60_000, 60_000)];
    expect(similarOffers(of('me', 100_000, 100_000), cards).map(({ id }) => id)).toEqual([
      'dollars',
      'near',
      'far',
    ]);
  });

  it('are in their order whatever is stated, and three of them', () => {
    const anyOfClass = anyCard.map((one) => ({ ...one, asset_class: forestry }));
    fc.assert(
      fc.property(fc.uniqueArray(anyOfClass, { selector: ({ id }) => id, minLength: 2 }), (cards) => {
        const [offer, ...others] = cards as [OfferCard, ...OfferCard[]];
        /** In New Zealand dollars, or in a currency that both have; 0 is no minimum. */
        const apart = (one: OfferCard) => {
          if (offer.minimum_in_nzd !== null && one.minimum_in_nzd !== null)
            return Math.abs(offer.minimum_in_nzd - one.minimum_in_nzd);
          const [a, b] = [offer.minimum_investment, one.minimum_investment];
          return a && b && offer.investment_currency === one.investment_currency
            ? Math.abs(a - b)
            : Number.POSITIVE_INFINITY;
        };
        const all = similarOffers(offer, cards, cards.length);
        expect(all).toHaveLength(others.length);
        for (const [at, after] of all.slice(1).entries()) {
          const before = all[at] as OfferCard;
          const isBehind = before.status === 'Open' && after.status !== 'Open';
          if (!isBehind) expect(after.status === 'Open').toBe(before.status === 'Open');
          if (!isBehind) expect(apart(before)).toBeLessThanOrEqual(apart(after));
        }
        expect(similarOffers(offer, cards)).toEqual(all.slice(0, 3));
      }),
    );
  });

  it('are none where the class is not known', () => {
    expect(similarOffers(card({ asset_class: null }), [card({ id: 'x', asset_class: null })])).toEqual([]);
  });

  it('never hold the offer itself, and do not depend on the order they are given in', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyCard, { selector: ({ id }) => id, minLength: 1 }), (cards) => {
        const [offer] = cards;
        if (!offer) return;
        const found = similarOffers(offer, cards);
        expect(found.every(({ id }) => id !== offer.id)).toBe(true);
        expect(similarOffers(offer, [...cards].reverse())).toEqual(found);
      }),
    );
  });
});
