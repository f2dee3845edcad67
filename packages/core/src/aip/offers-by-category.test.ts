import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aipOffersByCategory } from './offers-by-category';

const offer = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom('Āwhina', 'awhina', 'Kauri', 'Rātā', 'Tōtara'),
  aip_category: fc.constantFrom('growth' as const, 'balanced' as const, null),
  aip_state: fc.constantFrom('listed' as const, 'stated' as const, 'not_found' as const, null),
  not_applicable: fc.constantFrom(['gearing'], []),
  minimum_investment: fc.nat(),
});
const offers = fc.uniqueArray(offer, { selector: ({ id }) => id, maxLength: 30 });
const category = fc.constantFrom('growth' as const, 'balanced' as const, null);

describe('offers of the visa by category and state', () => {
  it('goes by category, state and name, whatever else the offers say and however they come', () => {
    fc.assert(
      fc.property(offers, category, (each, of) => {
        const groups = aipOffersByCategory(each, of);
        const names = groups.map(({ label, offers: group }) => [label, group.map(({ id }) => id)]);
        const shuffled = [...each].reverse().map((one) => ({ ...one, minimum_investment: 1 }));
        const again = aipOffersByCategory(shuffled, of);
        expect(again.map(({ label, offers: group }) => [label, group.map(({ id }) => id)])).toEqual(names);
      }),
    );
  });

  it('has every stated offer once, and for Growth none of Balanced', () => {
    fc.assert(
      fc.property(offers, category, (each, of) => {
        const shown = aipOffersByCategory(each, of).flatMap((group) => group.offers.map(({ id }) => id));
        const expected = each.filter(
          (one) => one.aip_state !== null && (of !== 'growth' || one.aip_category !== 'balanced'),
        );
        expect(shown.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('names its groups, in their order', () => {
    const of = (
      id: string,
      aip_category: 'growth' | 'balanced' | null,
      aip_state: 'listed' | 'stated' | 'not_found',
      not_applicable: string[] = [],
    ) => ({
      id,
      name: id,
      aip_category,
      aip_state,
      not_applicable,
    });
    const all = [
      of('f', null, 'listed', ['gearing', 'aip_category']),
      of('e', null, 'not_found'),
      of('d', null, 'stated'),
      of('c', 'balanced', 'listed'),
      of('b', 'growth', 'stated'),
      of('a', 'growth', 'listed'),
    ];
    expect(aipOffersByCategory(all, null).map(({ label }) => label)).toEqual([
      'Growth category: on the official list',
      'Growth category: stated by the provider',
      'Balanced category: on the official list',
      'Category not stated: stated by the provider',
      'Category not stated: stated by the provider, not found on the official list',
      'Category does not apply: on the official list',
    ]);
    expect(aipOffersByCategory(all, 'balanced')[0]?.label).toBe('Balanced category: on the official list');
  });
});
