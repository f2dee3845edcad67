import { COMPANY_RATE, HIGHEST_PIR, PERSONAL_RATES } from '@tussock/core/pie/rates';
import { type EffectiveDated, requireInForce } from '@tussock/core/settings/effective-dated';

/** What is left of $100 of taxable income, in dollars. */
export interface LeftInStructures {
  /** The investor's own rate, in percent. */
  rate: number;
  pie: number;
  partnership: number;
  /** Before the company pays a dividend. */
  company_keeps: number;
  /** After it has paid out all its profit with full imputation credits. */
  company_pays: number;
}

/**
 * What each structure leaves of $100, by the rates in force on a date, at every personal rate that is at least the company's:
 * below it, credits are left over, and what becomes of them depends on the investor's other income.
 */
export function leftInStructures(on: string): {
  rows: LeftInStructures[];
  entries: EffectiveDated<unknown>[];
} {
  const personal = requireInForce(PERSONAL_RATES, on, 'personal rate');
  const company = requireInForce(COMPANY_RATE, on, 'company rate');
  const pir = requireInForce(HIGHEST_PIR, on, 'highest PIR');
  const rows = personal.value
    .map(({ rate }) => rate)
    .filter((rate) => rate >= company.value && rate >= pir.value)
    .map((rate) => ({
      rate,
      pie: 100 - pir.value,
      partnership: 100 - rate,
      company_keeps: 100 - company.value,
      company_pays: paidOut(100 - company.value, company.value, rate),
    }));
  return { rows, entries: [personal, company, pir] };
}

/** A dividend is taxed with its credit added; the credit is then taken off the tax. */
function paidOut(dividend: number, companyRate: number, rate: number): number {
  const credit = (dividend * companyRate) / (100 - companyRate);
  return dividend - (((dividend + credit) * rate) / 100 - credit);
}
