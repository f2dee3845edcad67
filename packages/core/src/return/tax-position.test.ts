import { describe, expect, it } from 'vitest';
import { pirOfIndividual } from '../pie/pir';
import { COMPANY_RATE, HIGHEST_PIR, PERSONAL_RATES, PIR_TABLES, TRUSTEE_RATES } from '../pie/rates';
import { entryInForce, requireInForce } from '../settings/effective-dated';
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
  const positions = [
    ...PERSONAL_RATES.flatMap(({ value }) => value.map(({ rate }) => `person-${rate}`)),
    ...TRUSTEE_RATES.flatMap(({ value: { rate, small_rate } }) => [`trust-${rate}`, `trust-${small_rate}`]),
    ...COMPANY_RATE.map(({ value }) => `company-${value}`),
  ];
  const pirs = [
    ...PIR_TABLES.flatMap(({ value }) => value.map(({ pir }) => pir)),
    ...HIGHEST_PIR.map(({ value }) => value),
  ];

  it.each([...positions, ...pirs.map((pir) => `pir-${pir}`)])('%s can be chosen', (position) => {
    expect(isTaxPosition(position)).toBe(true);
  });

  it.each(TAX_POSITIONS)('%s has a PIR of the tables', (position) => {
    expect(pirs).toContain(pirOfPosition(position));
  });

  const tables = [PERSONAL_RATES, TRUSTEE_RATES, COMPANY_RATE, PIR_TABLES, HIGHEST_PIR];
  const days = new Set(tables.flatMap((table) => table.flatMap(({ in_force_from }) => in_force_from ?? [])));
  const from = [...days].filter((day) => entryInForce(PERSONAL_RATES, day));

  // `pirOfPosition` goes by no day: from the first one on which it is another PIR, it has to.
  it.each(from)('on %s the PIR that goes with each of them is the one of the tables', (on) => {
    const inForce = <T>(table: Parameters<typeof requireInForce<T>>[0]) =>
      requireInForce(table, on, 'rate').value;
    const [highest, company] = [inForce(HIGHEST_PIR), inForce(COMPANY_RATE)];
    const { rate, small_rate } = inForce(TRUSTEE_RATES);
    const expected = Object.fromEntries([
      // Of the highest income that the rate is on.
      ...inForce(PERSONAL_RATES).map(({ up_to, rate }) => {
        const year = { taxable: up_to ?? 1e9, pie: 0 };
        return [`person-${rate}`, pirOfIndividual(year, year, on).pir];
      }),
      ...[`trust-${rate}`, `trust-${small_rate}`].map((trust) => [trust, highest]),
      ...[
        [`company-${company}`, company],
        [`foreign-${highest}`, highest],
      ],
    ]);
    const own = Object.keys(expected).map((name) => [name, pirOfPosition(name as never)]);
    expect(Object.fromEntries(own)).toEqual(expected);
  });
});
