import { oldestCheck } from '../calculation/step';
import { type PirResult, pirOfIndividual } from '../pie/pir';
import { COMPANY_RATE, HIGHEST_PIR, PERSONAL_RATES, PIR_TABLES, TRUSTEE_RATES } from '../pie/rates';
import { entryInForce, requireInForce } from '../settings/effective-dated';
import type { Situation } from './situation';

/** Rates in percent; null where what was entered does not give one. */
export interface OwnTax {
  /** On income of an investment held directly. */
  direct: number | null;
  /** In a multi-rate PIE: a person's PIR, the rate that trustees may elect, a company's own rate on what it returns. */
  pir: number | null;
}

/** The rates that follow from a situation, in force on a date (2026-11-20). */
export function ownTaxOf(situation: Situation, on: string): OwnTax {
  switch (situation.kind) {
    case 'person':
      return { direct: personRate(situation, on), pir: personPir(situation, on) };
    case 'trust':
      return { direct: situation.trust_rate, pir: highestPir(on) };
    case 'company': {
      const rate = requireInForce(COMPANY_RATE, on, 'company tax rate').value;
      return { direct: rate, pir: rate };
    }
    case 'foreign':
      // What is withheld from a non-resident's direct income depends on treaties and is not modelled.
      return { direct: null, pir: highestPir(on) };
    default:
      return { direct: null, pir: null };
  }
}

/** The day on or after which all rates that are in force on a date were checked; null where one of them was not. */
export const ratesCheckedOn = (on: string): string | null =>
  oldestCheck(
    [
      entryInForce(PERSONAL_RATES, on),
      entryInForce(TRUSTEE_RATES, on),
      entryInForce(COMPANY_RATE, on),
      entryInForce(PIR_TABLES, on),
      entryInForce(HIGHEST_PIR, on),
    ].map((entry) => entry ?? { checked_on: null }),
  );

/** The rate on the next dollar of an individual's income (NZD a year), percent. */
export function marginalRate(income: number, on: string): number {
  const bands = requireInForce(PERSONAL_RATES, on, 'table of personal tax rates').value;
  const band = bands.find(({ up_to }) => up_to === null || income < up_to);
  if (!band) throw new RangeError('The last band of the personal tax rates must have no end.');
  return band.rate;
}

/** The PIR worked out from the incomes of two years; null while a taxable income is missing. No PIE income is 0. */
export function pirFromIncomes(situation: Situation, on: string): PirResult | null {
  const { last_taxable, last_pie, before_taxable, before_pie } = situation;
  if (last_taxable === null || before_taxable === null) return null;
  return pirOfIndividual(
    { taxable: last_taxable, pie: last_pie ?? 0 },
    { taxable: before_taxable, pie: before_pie ?? 0 },
    on,
  );
}

function personRate({ person_rate, income }: Situation, on: string): number | null {
  if (person_rate !== 'find') return person_rate;
  return income === null ? null : marginalRate(income, on);
}

function personPir(situation: Situation, on: string): number | null {
  if (situation.person_pir !== 'find') return situation.person_pir;
  return pirFromIncomes(situation, on)?.pir ?? null;
}

const highestPir = (on: string) => requireInForce(HIGHEST_PIR, on, 'highest PIR').value;
