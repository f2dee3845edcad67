import { describe, expect, it } from 'vitest';
import { RECORD_COLUMNS } from '../removal/record-columns';
import type { Column } from './column';
import { shortText, valueText } from './value-text';

const of = (column: object) => column as Column;
const AMOUNT = of({ kind: 'amount', currency: 'paid_in' });

describe('a value in words', () => {
  it.each([
    [AMOUNT, { paid_in: 'AUD' }, '$1,250,000 AUD', '$1.3M AUD'],
    [AMOUNT, { paid_in: null }, '$1,250,000 NZD', '$1.3M NZD'],
    [of({ kind: 'amount' }), { undefined: 'AUD' }, '$1,250,000 NZD', '$1.3M NZD'],
  ])('of an amount has its currency, NZD where none is stated', (column, row, whole, short) => {
    expect(valueText(column, 1_250_000, row)).toBe(whole);
    expect(shortText(column, 1_250_000, row)).toBe(short);
  });

  it.each([
    ['percent', undefined, '6.375%'],
    ['percent', 'of loans', '6.375% of loans'],
    ['number', 'times', '6.375 times'],
    ['number', undefined, '6.375'],
  ])('of a %s in %s keeps the digits that are stated', (kind, unit, text) => {
    expect(valueText(of({ kind, unit }), 6.375, {})).toBe(text);
  });

  it('is rounded only where it is an amount that is stated', () => {
    expect(shortText(AMOUNT, null, {})).toBe(valueText(AMOUNT, null, {}));
    expect(shortText(of({ kind: 'number' }), 1_250_000, {})).toBe(
      valueText(of({ kind: 'number' }), 1_250_000, {}),
    );
  });

  it('does not say "No" of a firm or an offer that states nothing', () => {
    const stated = Object.values(RECORD_COLUMNS).flatMap((columns) => Object.entries<Column>(columns));
    const assumed = stated.filter(
      ([name, { kind, label, default: standard }]) =>
        // Whether an offer is exclusive is decided here, not stated by a provider.
        kind === 'boolean' && label !== undefined && standard === false && name !== 'is_exclusive',
    );
    expect(assumed.length).toBeGreaterThan(2);
    for (const [name, column] of assumed)
      expect([name, valueText(column, false, {})]).toEqual([name, expect.stringMatching(/\bstated\b/)]);
  });
});
