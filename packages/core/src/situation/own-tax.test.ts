import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPANY_RATE, HIGHEST_PIR, PERSONAL_RATES, PIR_TABLES, TRUSTEE_RATES } from '../pie/rates';
import { taxOnTop } from '../pie/taxpayer';
import { entryInForce } from '../settings/effective-dated';
import { marginalRate, ownTaxOf, pirFromIncomes, ratesCheckedOn } from './own-tax';
import { NO_SITUATION, PERSON_RATES } from './situation';

const ON = '2026-11-20';
const person = { ...NO_SITUATION, kind: 'person' } as const;

describe('the rate on the next dollar', () => {
  // Inland Revenue, "Tax rates for individuals" from 1 April 2025: 10.5% to 15,600, 17.5% to 53,500, 30% to 78,100,
  // 33% to 180,000, 39% above.
  it.each([
    [0, 10.5],
    [15_599, 10.5],
    [15_600, 17.5],
    [53_500, 30],
    [78_099.99, 30],
    [120_000, 33],
    [180_000, 39],
    [2_000_000, 39],
  ])('of an income of $%d is %d%%', (income, rate) => {
    expect(marginalRate(income, ON)).toBe(rate);
  });

  it('is not known of a day from before the tables', () => {
    expect(() => marginalRate(50_000, '2025-03-31')).toThrow('table of personal tax rates');
  });

  it('is what a cent more is taxed at, and one of the rates that can be chosen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000 }), (income) => {
        const rate = marginalRate(income, ON);
        expect(PERSON_RATES).toContain(rate);
        // A hundred dollars more, unless they reach into the next band.
        if (marginalRate(income + 100, ON) === rate) {
          expect(taxOnTop({ kind: 'individual', other_income: income }, 100, ON).tax).toBeCloseTo(rate, 6);
        }
      }),
    );
  });
});

it('the rates were checked on or after the day of the oldest check, and not all of them before they were stated', () => {
  const tables = [PERSONAL_RATES, TRUSTEE_RATES, COMPANY_RATE, PIR_TABLES, HIGHEST_PIR];
  const days = tables.map((table) => entryInForce<unknown>(table, ON)?.checked_on ?? '');
  expect(ratesCheckedOn(ON)).toBe(days.sort()[0]);
  expect(ratesCheckedOn('1990-01-01')).toBeNull();
});

describe('the rates of a situation', () => {
  it('are those of a person who knows them', () => {
    expect(ownTaxOf({ ...person, person_rate: 39, person_pir: 28 }, ON)).toEqual({ direct: 39, pir: 28 });
  });

  it('are worked out from incomes where that is asked', () => {
    // Inland Revenue, "Using PIRs": 50,000 + PIE 20,000 gives 17.5, the year before 60,000 gives 28; the lower may be used.
    const two = { last_taxable: 50_000, last_pie: 20_000, before_taxable: 60_000, before_pie: null };
    const asked = { ...person, person_rate: 'find', person_pir: 'find', income: 60_000, ...two } as const;
    expect(ownTaxOf(asked, ON)).toEqual({ direct: 30, pir: 17.5 });
    expect(ownTaxOf({ ...asked, last_taxable: 15_000, last_pie: 45_000 }, ON).pir).toBe(17.5);
    // The PIE income of the year before counts too: 15,000 alone would give 10.5.
    expect(
      ownTaxOf({ ...asked, last_taxable: 60_000, before_taxable: 15_000, before_pie: 45_000 }, ON).pir,
    ).toBe(17.5);
    expect(pirFromIncomes(asked, ON)?.steps.at(-1)?.figures[0]?.value).toBe(17.5);
  });

  it('are not known while what they need is missing', () => {
    expect(ownTaxOf(NO_SITUATION, ON)).toEqual({ direct: null, pir: null });
    expect(ownTaxOf(person, ON)).toEqual({ direct: null, pir: null });
    const asked = { ...person, person_rate: 'find', person_pir: 'find' } as const;
    for (const one of [{ last_taxable: 50_000 }, { before_taxable: 50_000 }]) {
      expect(ownTaxOf({ ...asked, ...one }, ON)).toEqual({ direct: null, pir: null });
      expect(pirFromIncomes({ ...asked, ...one }, ON)).toBeNull();
    }
  });

  it('of others follow from their kind: what a person entered is not read', () => {
    const entered = { ...person, person_rate: 10.5, person_pir: 10.5 } as const;
    expect(ownTaxOf({ ...entered, kind: 'trust', trust_rate: 39 }, ON)).toEqual({ direct: 39, pir: 28 });
    expect(ownTaxOf({ ...entered, kind: 'trust' }, ON)).toEqual({ direct: null, pir: 28 });
    expect(ownTaxOf({ ...entered, kind: 'company' }, ON)).toEqual({ direct: 28, pir: 28 });
    expect(ownTaxOf({ ...entered, kind: 'foreign' }, ON)).toEqual({ direct: null, pir: 28 });
  });
});
