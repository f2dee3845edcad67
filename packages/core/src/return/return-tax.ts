import { FAIR_DIVIDEND_RATE } from '../pie/rates';
import { type Taxpayer, taxOnTop } from '../pie/taxpayer';
import { requireInForce } from '../settings/effective-dated';
import type { GrowthTax } from './earnings';

export type FlatRoute = 'pie' | 'listed-pie' | 'direct' | 'limited-partnership' | 'withholding';

export type ReturnTax =
  | { route: 'none' }
  /** Nothing is deducted, and the sentence says that this tax is not modelled. */
  | { route: 'not-modelled'; reason: string }
  /** One rate on all that is taxed, percent. Companies have no choice of method under the fair dividend rate. */
  | { route: FlatRoute; rate: number; is_company?: boolean }
  /** The taxpayer's own rates, band by band. */
  | { route: 'direct' | 'limited-partnership'; taxpayer: Taxpayer };

interface TaxedInput {
  tax: ReturnTax;
  growth_tax: GrowthTax;
  /** NZD; bands depend on it. */
  amount: number;
  on: string;
}

/** One year's return after running fees in its two parts, percent of what is invested. */
export interface Parts {
  income: number;
  growth: number;
}

/** Tax of one year in percent of what is invested: on its income, or on the fair dividend rate in place of both parts. */
export function taxOfYear(input: TaxedInput, { income, growth }: Parts): number {
  if (!isFdr(input)) return taxOn(input, income);
  const rate = requireInForce(FAIR_DIVIDEND_RATE, input.on, 'fair dividend rate').value;
  return taxOn(input, isCompany(input.tax) ? rate : Math.min(rate, income + growth));
}

/** The fair dividend rate is for a holder that is taxed directly. */
export const isFdr = ({ tax, growth_tax }: Pick<TaxedInput, 'tax' | 'growth_tax'>) =>
  growth_tax === 'fdr' && tax.route === 'direct';

/** What is withheld from a non-resident is taken from income alone. */
export const isTaxedAtExit = ({ tax, growth_tax }: Pick<TaxedInput, 'tax' | 'growth_tax'>) =>
  growth_tax === 'at-exit' && ('taxpayer' in tax || ('rate' in tax && tax.route !== 'withholding'));

const isCompany = (tax: ReturnTax) =>
  'taxpayer' in tax ? tax.taxpayer.kind === 'company' : 'is_company' in tax && tax.is_company === true;

/** Tax in percent of the amount, on taxable income in percent of the amount; a loss is taxed as nothing. */
function taxOn({ tax, amount, on }: TaxedInput, percent: number): number {
  const taxable = Math.max(0, percent);
  if ('rate' in tax) return (taxable * tax.rate) / 100;
  if (!('taxpayer' in tax)) return 0;
  return (taxOnTop(tax.taxpayer, (amount * taxable) / 100, on).tax / amount) * 100;
}

interface Holding {
  parts: Parts;
  /** Percent of what is invested, each year. */
  yearly_tax: number;
  entry_fee: number;
  exit_fee: number;
  years: number;
}

/**
 * Percent a year that is left where growth is taxed once, at the end of the term: what is left of each year stays invested,
 * the growth of all years is added up, entry and exit fees come off it, and the tax on that total is paid at the end.
 */
export function leftAfterExitTax(input: TaxedInput, holding: Holding): number {
  const { parts, yearly_tax, years } = holding;
  const kept = (parts.income + parts.growth - yearly_tax) / 100;
  const [entry, exit] = [holding.entry_fee / 100, holding.exit_fee / 100];
  const end = Math.max(0, 1 + kept) ** years;
  const sumOfYears = Math.abs(kept) < 1e-12 ? years : (end - 1) / kept;
  const gain = (1 - entry) * (parts.growth / 100) * sumOfYears - entry - exit * (1 - entry) * end;
  const paidOut = (1 - entry) * end * (1 - exit);
  // The gain is taxed in the last year, on top of that year's income.
  const income = Math.max(0, parts.income);
  const tax = taxOn(input, income + Math.max(0, gain) * 100) - taxOn(input, income);
  const left = Math.max(0, paidOut - tax / 100);
  return (left ** (1 / years) - 1) * 100;
}
