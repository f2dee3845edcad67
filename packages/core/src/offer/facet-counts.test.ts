import { expect, it } from 'vitest';
import { facetTable, rowsInOrder } from './facet-counts';
import type { OrderContext } from './offer-order';
import type { OfferSort } from './offer-sort';

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
