import { enteredFigure } from '../calculation/entered-figure';
import { figureText } from '../calculation/figure-text';
import { citationOf, type Step } from '../calculation/step';
import { toCents } from '../money/money';
import { type EffectiveDated, requireInForce } from '../settings/effective-dated';
import { COMPANY_RATE, PERSONAL_RATES, type TaxBand, TRUSTEE_RATES } from './rates';

/** Who is taxed, all resident in New Zealand; `other_income` is the taxable income beside the investment, NZD a year. */
export type Taxpayer =
  | { kind: 'individual'; other_income: number }
  | { kind: 'trust'; other_income: number }
  | { kind: 'company' };

export interface TaxOnIncome {
  /** NZD, to the cent; the sum of the steps. */
  tax: number;
  steps: Step[];
}

/**
 * Tax on taxable investment income (NZD a year; a loss is taxed as nothing) that comes on top of the taxpayer's other
 * income, in the rates in force on a date: an individual's bands as they are reached, a trust's rate on all of its
 * income, a company's rate.
 */
export function taxOnTop(taxpayer: Taxpayer, income: number, on: string): TaxOnIncome {
  const taxable = enteredFigure(income);
  if (taxpayer.kind === 'individual') return individualTax(enteredFigure(taxpayer.other_income), taxable, on);
  if (taxpayer.kind === 'trust') return trustTax(enteredFigure(taxpayer.other_income), taxable, on);
  const entry = requireInForce(COMPANY_RATE, on, 'company tax rate');
  return sum([slice('company', 'Company tax', taxable, entry.value, entry)]);
}

function individualTax(below: number, income: number, on: string): TaxOnIncome {
  const entry = requireInForce(PERSONAL_RATES, on, 'table of personal tax rates');
  return sum(
    entry.value.flatMap((band, index, bands) => {
      const from = bands[index - 1]?.up_to ?? 0;
      const inBand = overlap(below, below + income, from, band.up_to ?? Number.POSITIVE_INFINITY);
      return inBand > 0 ? [slice(`band-${index + 1}`, bandLabel(from, band), inBand, band.rate, entry)] : [];
    }),
  );
}

function trustTax(below: number, income: number, on: string): TaxOnIncome {
  const entry = requireInForce(TRUSTEE_RATES, on, 'trustee tax rate');
  const { rate, small_rate, small_up_to } = entry.value;
  const rateOn = (whole: number) => (whole <= small_up_to ? small_rate : rate);
  const [before, after] = [rateOn(below), rateOn(below + income)];
  const steps = [slice('trustee', 'Trustee tax', income, after, entry)];
  if (before !== after && below > 0) {
    steps.push(
      slice(
        'trustee-other',
        'Trustee tax added on the other income of the trust',
        below,
        after - before,
        entry,
      ),
    );
  }
  return sum(steps);
}

function slice(
  id: string,
  label: string,
  income: number,
  rate: number,
  entry: EffectiveDated<unknown>,
): Step {
  // The tax is of the income that is shown: a difference of two incomes can end just below its cent.
  const shown = toCents(income);
  return {
    id,
    label,
    figures: [
      { label: 'Income', value: shown, unit: 'NZD' },
      { label: 'Rate', value: rate, unit: 'share' },
      { label: 'Tax', value: toCents((shown * rate) / 100), unit: 'NZD' },
    ],
    note: null,
    citation: citationOf(entry),
  };
}

function sum(steps: Step[]): TaxOnIncome {
  const tax = steps.reduce((total, step) => total + (step.figures[2]?.value ?? 0), 0);
  return { tax: toCents(tax), steps };
}

function bandLabel(from: number, { up_to }: TaxBand): string {
  const text = (value: number) => figureText({ value, unit: 'NZD' });
  if (up_to === null) return `Income above ${text(from)}`;
  return from === 0 ? `Income up to ${text(up_to)}` : `Income above ${text(from)} and up to ${text(up_to)}`;
}

function overlap(from: number, to: number, low: number, high: number): number {
  return Math.max(0, Math.min(to, high) - Math.max(from, low));
}
