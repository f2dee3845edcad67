import { OFFER_COLUMNS } from '@tussock/core/offer/columns';
import { expect, it } from 'vitest';
import { figureOf } from './figure';

it.each([
  ['Open', null, '4 December 2026'],
  ['Closed', null, '4 December 2026, stated before it ended'],
  ['Closed', '2026-12-04', '4 December 2026'],
])('says of the closing date of an offer that is %s and closed on %s: %s', (status, closed_on, text) => {
  const row = { status, closes_on: '2026-12-04', closed_on };
  const figure = figureOf('closes_on', OFFER_COLUMNS.closes_on, { row, entries: {} });
  expect(figure).toEqual({ value: '2026-12-04', text, state: 'not_checked', source: null });
});
