import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { TAX_POSITIONS } from '../return/tax-position';
import { anyRows } from './cards.fixture';
import { facetTable, rowsInOrder } from './facet-counts';
import { type OrderContext, sortOffers } from './offer-order';
import { OFFER_SORTS, type OfferSort } from './offer-sort';

const DAYS = ['2026-09-30', '2026-10-02', '2026-12-01'];

it('an order is the one of its day and tax position, whatever was asked for before', () => {
  const asked = fc.record({
    sort: fc.constantFrom(...OFFER_SORTS),
    today: fc.constantFrom(...DAYS),
    rate: fc.option(fc.constantFrom(...TAX_POSITIONS), { nil: undefined }),
  });
  fc.assert(
    fc.property(anyRows, fc.array(asked, { minLength: 1, maxLength: 12 }), (cards, requests) => {
      const table = facetTable(cards);
      for (const { sort, ...context } of requests)
        expect([...rowsInOrder(table, sort, context)].map((row) => cards[row])).toEqual(
          sortOffers(cards, sort, context),
        );
    }),
  );
});

it('of an order that depends on the day, those of earlier days are let go, and no other', () => {
  const table = facetTable([]);
  const keptAfter = (...[sort, context]: [OfferSort, OrderContext]) => {
    rowsInOrder(table, sort, context);
    return table.orders.size;
  };
  const [first, second] = ['2026-09-30', '2026-10-02'];
  expect(keptAfter('newest', { today: first })).toBe(1);
  expect(keptAfter('closing_soonest', { today: first })).toBe(2);
  expect(keptAfter('left_after', { today: first, rate: 'pir-28' })).toBe(3);
  expect(keptAfter('left_after', { today: first, rate: 'person-39' })).toBe(4);
  expect(keptAfter('left_after', { today: first, rate: 'pir-28' })).toBe(4);
  expect(keptAfter('left_after', { today: second, rate: 'pir-28' })).toBe(3);
  expect(keptAfter('newest', { today: second })).toBe(3);
  expect(keptAfter('closing_soonest', { today: second })).toBe(3);
});
