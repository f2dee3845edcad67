import type { Unit } from '../calculation/step';
import { type Taxpayer, taxOnTop } from '../pie/taxpayer';

export type TargetBasis = 'before fees' | 'after fees' | 'not stated';

/** Percent; null where the offer states none: 0 is assumed then, and the page says so. */
export interface OfferFees {
  management_fee: number | null;
  performance_fee: number | null;
  entry_fee: number | null;
  exit_fee: number | null;
}

export type ReturnTax =
  | { route: 'none' }
  /** `pir` in percent. */
  | { route: 'pie'; pir: number }
  | { route: 'direct' | 'limited-partnership'; taxpayer: Taxpayer };

export interface ReturnInput {
  /** Percent a year; with one end only, the other is null. */
  target_return_min: number | null;
  target_return_max: number | null;
  target_return_type: string;
  target_basis: TargetBasis;
  fees: OfferFees;
  /** NZD; an individual's bands depend on it. */
  amount: number;
  /** Over which entry and exit fees are spread; null where the offer states none: then `ASSUMED_TERM_YEARS`. */
  term_years: number | null;
  tax: ReturnTax;
  /** Percent of the return that is taxable income. */
  taxable_share: number;
  /** Percent a year. */
  inflation: number;
  /** 2026-11-20; chooses the tax rates in force. */
  on: string;
}

/** Percent a year at the lower and the higher target; equal where there is one. */
export interface ReturnSpan {
  low: number;
  high: number;
}

export interface ReturnStep {
  id: 'management_fee' | 'performance_fee' | 'entry_fee' | 'exit_fee' | 'tax' | 'inflation';
  label: string;
  /** What is deducted: a fee in percent, a tax rate, inflation. Null where the bands give no single rate. */
  rate: { value: number; unit: Unit } | null;
  before: ReturnSpan;
  after: ReturnSpan;
  /** True where the offer does not state the figure and 0 is assumed. */
  is_assumed: boolean;
  note: string;
}

export type ReturnResult =
  | { computed: false; reason: string }
  | {
      computed: true;
      target: ReturnSpan;
      steps: ReturnStep[];
      after_fees: ReturnSpan;
      after_tax: ReturnSpan;
      after_everything: ReturnSpan;
      term_years: number;
      assumptions: string[];
      disclaimer: string;
    };

export const ASSUMED_TERM_YEARS = 5;
const RETURN_DISCLAIMER =
  'Arithmetic on the target that the provider states. A target is not a forecast: the return can be lower, and all of the money can be lost.';

/**
 * What a target leaves after fees, tax and inflation, step by step, each with the figure before and after. Entry and exit
 * fees are spread over the term as a yearly rate; tax is worked out on one year of the return on what is then invested.
 * No step ever raises the figure, except that a trust whose income falls to $10,000 is taxed at the lower trustee rate.
 */
export function returnAfterEverything(input: ReturnInput): ReturnResult {
  const target = spanOf(input.target_return_min, input.target_return_max);
  if (!target) return { computed: false, reason: 'No target return is stated.' };
  if (!isYearlyRate(input.target_return_type)) {
    return {
      computed: false,
      reason: `The target is stated as "${input.target_return_type}", which is not a rate a year.`,
    };
  }
  const stated = input.term_years !== null && input.term_years > 0;
  const term_years = stated ? Number(input.term_years) : ASSUMED_TERM_YEARS;
  const assumptions = assumptionsOf(input, stated);
  const steps: ReturnStep[] = [];
  let now = target;
  const take = (step: Omit<ReturnStep, 'before' | 'after'>, apply: (percent: number) => number) => {
    const after = { low: apply(now.low), high: apply(now.high) };
    steps.push({ ...step, before: now, after });
    now = after;
    return after;
  };

  const included = input.target_basis === 'after fees';
  take(feeStep('management_fee', 'Management fee', input.fees, included), (percent) =>
    Math.max(-100, percent - (included ? 0 : (input.fees.management_fee ?? 0))),
  );
  take(feeStep('performance_fee', 'Performance fee', input.fees, included), (percent) =>
    included ? percent : percent - (Math.max(0, percent) * (input.fees.performance_fee ?? 0)) / 100,
  );
  const invested = now;
  const kept = (fee: number | null) => (1 - (fee ?? 0) / 100) ** (1 / term_years);
  take(spreadStep('entry_fee', 'Entry fee', input.fees, term_years), (percent) =>
    grown(percent, kept(input.fees.entry_fee)),
  );
  const after_fees = take(spreadStep('exit_fee', 'Exit fee', input.fees, term_years), (percent) =>
    grown(percent, kept(input.fees.exit_fee)),
  );
  const share = kept(input.fees.entry_fee) * kept(input.fees.exit_fee);
  const taxed = {
    low: taxPercent(input, invested.low) * share,
    high: taxPercent(input, invested.high) * share,
  };
  const after_tax = { low: now.low - taxed.low, high: now.high - taxed.high };
  steps.push({ ...taxStep(input), before: now, after: after_tax });
  now = after_tax;
  const after_everything = take(
    {
      id: 'inflation',
      label: 'Inflation',
      rate: { value: input.inflation, unit: 'percent_a_year' },
      is_assumed: false,
      note: 'What the return buys: divided by the rise in prices.',
    },
    (percent) => (percent - input.inflation) / (1 + input.inflation / 100),
  );
  return {
    computed: true,
    target,
    steps,
    after_fees,
    after_tax,
    after_everything,
    term_years,
    assumptions,
    disclaimer: RETURN_DISCLAIMER,
  };
}

/** Whether a `target_return_type` is a rate a year ("p.a.", "p.a. net", "IRR"), not a total or a multiple. */
export function isYearlyRate(type: string): boolean {
  return /\bp\.?\s?a\b|per annum|per year|a year|yearly|annual|\birr\b/i.test(type);
}

function spanOf(low: number | null, high: number | null): ReturnSpan | null {
  const ends = [low, high].filter((end) => end !== null);
  return ends.length === 0 ? null : { low: Math.min(...ends), high: Math.max(...ends) };
}

function grown(percent: number, factor: number): number {
  return factor === 1 ? percent : ((1 + percent / 100) * factor - 1) * 100;
}

/** Tax in percent of the amount on one year of a return in percent. */
function taxPercent({ tax, taxable_share, amount, on }: ReturnInput, percent: number): number {
  const taxable = (Math.max(0, percent) * taxable_share) / 100;
  if (tax.route === 'none') return 0;
  if (tax.route === 'pie') return (taxable * tax.pir) / 100;
  if (!(amount > 0)) return 0;
  return (taxOnTop(tax.taxpayer, (amount * taxable) / 100, on).tax / amount) * 100;
}

type Charge = Omit<ReturnStep, 'before' | 'after'>;

function feeStep(
  id: 'management_fee' | 'performance_fee',
  label: string,
  fees: OfferFees,
  included: boolean,
): Charge {
  const fee = fees[id];
  const rate = { value: fee ?? 0, unit: id === 'management_fee' ? 'percent_a_year' : 'share' } as const;
  if (included) {
    return {
      id,
      label,
      rate,
      is_assumed: false,
      note: 'The target is stated after it, so it is not taken again.',
    };
  }
  const how =
    id === 'management_fee'
      ? 'A percentage of the amount, each year.'
      : 'A share of the return after the management fee; hurdles are not modelled.';
  return { id, label, rate, is_assumed: fee === null, note: fee === null ? NOT_STATED : how };
}

function spreadStep(id: 'entry_fee' | 'exit_fee', label: string, fees: OfferFees, years: number): Charge {
  const fee = fees[id];
  return {
    id,
    label,
    rate: { value: fee ?? 0, unit: 'share' },
    is_assumed: fee === null,
    note: fee === null ? NOT_STATED : `Paid once, spread over ${years} ${years === 1 ? 'year' : 'years'}.`,
  };
}

const NOT_STATED = 'Not stated; 0% is assumed.';

function taxStep({ tax }: ReturnInput): Charge {
  const charge = (label: string, rate: ReturnStep['rate'], note: string): Charge => ({
    id: 'tax',
    label,
    rate,
    is_assumed: false,
    note,
  });
  if (tax.route === 'none')
    return charge('Tax', { value: 0, unit: 'share' }, 'No tax is taken in this model.');
  if (tax.route === 'pie') {
    return charge('Tax in the PIE', { value: tax.pir, unit: 'share' }, 'At the prescribed investor rate.');
  }
  if (tax.route === 'direct') return charge('Tax', null, 'At your own rates, on top of your other income.');
  return charge(
    'Tax on your share of the partnership’s income',
    null,
    'A limited partnership is not taxed itself: your share of its income of each year is taxed at your own rates, even where no cash is paid.',
  );
}

function assumptionsOf({ target_basis, taxable_share }: ReturnInput, termStated: boolean): string[] {
  const list = [`${taxable_share}% of the return is taxable income of the year.`];
  if (target_basis === 'not stated') {
    list.push(
      'The provider does not say whether the target is before or after fees; it is read as before fees.',
    );
  }
  if (target_basis === 'after fees') {
    list.push(
      'The target is read as after management and performance fees; entry and exit fees still come off.',
    );
  }
  if (!termStated)
    list.push(`No term is stated; fees paid once are spread over ${ASSUMED_TERM_YEARS} years.`);
  return list;
}
