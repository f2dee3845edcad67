import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HIGHEST_PIR, PERSONAL_RATES, PIR_TABLES, TRUSTEE_RATES } from '../pie/rates';
import {
  AMOUNT_LIMITS,
  INCOME_LIMITS,
  INVESTOR_KINDS,
  isEmptySituation,
  NO_SITUATION,
  PERSON_PIRS,
  PERSON_RATES,
  parseSituation,
  SITUATION_CATEGORIES,
  TRUST_RATES,
} from './situation';

const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const income = orNull(fc.double({ ...INCOME_LIMITS, noNaN: true }));
const situations = fc.record({
  kind: orNull(fc.constantFrom(...INVESTOR_KINDS)),
  person_rate: orNull(fc.constantFrom(...PERSON_RATES, 'find' as const)),
  person_pir: orNull(fc.constantFrom(...PERSON_PIRS, 'find' as const)),
  trust_rate: orNull(fc.constantFrom(...TRUST_RATES)),
  income,
  last_taxable: income,
  last_pie: income,
  before_taxable: income,
  before_pie: income,
  amount: orNull(fc.double({ ...AMOUNT_LIMITS, noNaN: true })),
  aip_category: orNull(fc.constantFrom(...SITUATION_CATEGORIES)),
});

describe('a stored situation', () => {
  it('comes back as it was entered', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const stored: unknown = JSON.parse(JSON.stringify(situation));
        expect(parseSituation(stored) ?? NO_SITUATION).toEqual(JSON.parse(JSON.stringify(situation)));
      }),
    );
  });

  it('loses only the field that cannot be read', () => {
    const fields = Object.keys(NO_SITUATION);
    const wrong = fc.constantFrom<unknown>(-1, '33', [], {}, true, 34, 'widow', 2_000_000_000);
    fc.assert(
      fc.property(situations, fc.constantFrom(...fields), wrong, (situation, field, value) => {
        fc.pre(!(value === 34 && /income|taxable|pie|amount/.test(field)));
        expect(parseSituation({ ...situation, [field]: value }) ?? NO_SITUATION).toEqual({
          ...situation,
          [field]: null,
        });
      }),
    );
  });

  it('is none where nothing can be read, and what is read comes back', () => {
    const fields = fc.constantFrom(...Object.keys(NO_SITUATION));
    const stored = fc.oneof(
      fc.jsonValue(),
      fc
        .tuple(situations, fc.dictionary(fields, fc.jsonValue()))
        .map(([situation, others]) => ({ ...situation, ...others })),
    );
    fc.assert(
      fc.property(stored, (value) => {
        const parsed = parseSituation(value);
        expect(parsed !== null && isEmptySituation(parsed)).toBe(false);
        expect(parseSituation(parsed)).toEqual(parsed);
      }),
    );
    for (const nothing of [null, undefined, 'person', 33, [], {}, { kind: 'bank' }])
      expect(parseSituation(nothing)).toBeNull();
  });
});

it('a visitor chooses among the rates that are known, also those of a day to come', () => {
  const inOrder = (rates: number[]) => [...new Set(rates)].sort((a, b) => a - b);
  const ofPersons = PERSONAL_RATES.flatMap(({ value }) => value.map(({ rate }) => rate));
  expect(inOrder(ofPersons)).toEqual([...PERSON_RATES]);
  const ofTrusts = TRUSTEE_RATES.flatMap(({ value: { rate, small_rate } }) => [rate, small_rate]);
  expect(inOrder(ofTrusts)).toEqual([...TRUST_RATES]);
  const ofPies = PIR_TABLES.flatMap(({ value }) => value.map(({ pir }) => pir));
  expect(inOrder([...ofPies, ...HIGHEST_PIR.map(({ value }) => value)])).toEqual([...PERSON_PIRS]);
});
