import { describe, expect, it } from 'vitest';
import { COMPANY_RATE, HIGHEST_PIR, PERSONAL_RATES, PIR_TABLES, TRUSTEE_RATES } from '../pie/rates';
import {
  isTaxPosition,
  partsOfPosition,
  pirOfPosition,
  TAX_POSITION_LABELS,
  TAX_POSITIONS,
} from './tax-position';

describe('tax positions', () => {
  it.each([
    ['pir-10.5', 10.5],
    ['pir-17.5', 17.5],
    ['pir-28', 28],
    // Inland Revenue's table of 1 April 2025 follows the bands of a person up to $53,500; above it is 28%.
    ['person-10.5', 10.5],
    ['person-17.5', 17.5],
    ['person-30', 28],
    ['person-33', 28],
    ['person-39', 28],
    ['trust-33', 28],
    ['trust-39', 28],
    ['company-28', 28],
    ['foreign-28', 28],
  ] as const)('%s has a PIR of %d', (position, pir) => {
    expect(pirOfPosition(position)).toBe(pir);
  });

  it('each has a label with its rate', () => {
    for (const position of TAX_POSITIONS)
      expect(TAX_POSITION_LABELS[position]).toContain(`${partsOfPosition(position).rate}%`);
  });

  it('knows its own and no other', () => {
    expect(isTaxPosition('person-33')).toBe(true);
    expect(isTaxPosition('person-33.0')).toBe(false);
    expect(isTaxPosition('toString')).toBe(false);
  });
});

describe('the rates that are known, also those of a day to come', () => {
  const known = [
    ...PERSONAL_RATES.flatMap(({ value }) => value.map(({ rate }) => `person-${rate}`)),
    ...TRUSTEE_RATES.flatMap(({ value: { rate, small_rate } }) => [`trust-${rate}`, `trust-${small_rate}`]),
    ...COMPANY_RATE.map(({ value }) => `company-${value}`),
  ];
  const pirs = [
    ...PIR_TABLES.flatMap(({ value }) => value.map(({ pir }) => pir)),
    ...HIGHEST_PIR.map(({ value }) => value),
  ];

  it.each([...known, ...pirs.map((pir) => `pir-${pir}`)])('%s can be chosen', (position) => {
    expect(isTaxPosition(position)).toBe(true);
  });

  it.each(TAX_POSITIONS)('%s has a PIR of the tables', (position) => {
    expect(pirs).toContain(pirOfPosition(position));
  });
});
