import { statedPercent } from '../text/format-number';
import { isFlow } from './fee-on-flow';
import type { FeesIn } from './taken-off';

/** Percent; null where the offer states none: 0 is assumed then, and the sentence says so. */
export interface OfferFees {
  /** Of the fee base, a year. */
  management_fee: number | null;
  /** Of the return above the hurdle. */
  performance_fee: number | null;
  /** Of the amount, once. */
  entry_fee: number | null;
  /** Of what is paid out, once. */
  exit_fee: number | null;
  /** What the management fee is a percentage of, in the provider's words. */
  fee_base?: string | null;
  /** Percent a year. */
  performance_hurdle?: number | null;
  /** Percent of the return above the hurdle that goes to the manager until it has its share of the whole return. */
  performance_catch_up?: number | null;
  high_water_mark?: boolean | null;
  /** Percent of the commitment that has been called. */
  called_share?: number | null;
  /** Borrowings in percent of all assets. */
  gearing?: number | null;
}

export const FEE_NAMES = ['management_fee', 'performance_fee', 'entry_fee', 'exit_fee'] as const;
export type FeeName = (typeof FEE_NAMES)[number];

type FeeBase = 'invested' | 'committed' | 'with-borrowings' | 'flow';

/**
 * Commitments, and assets before what is borrowed on them, are larger than what is invested. What comes in or goes out in a year is no
 * amount that is invested. The rest is read as what is invested.
 */
function feeBaseOf(words: string): FeeBase {
  if (isFlow(words)) return 'flow';
  if (COMMITTED.test(words)) return 'committed';
  if (WITHOUT_BORROWINGS.test(words)) return 'invested';
  if (WITH_BORROWINGS.test(words)) return 'with-borrowings';
  return BOUGHT_WITH_A_LOAN.test(words) && !OF_INVESTORS.test(words) ? 'with-borrowings' : 'invested';
}

/** Not "drawn commitments", "called-up commitments" or "commitments drawn", which are what is invested. */
const COMMITTED =
  /(?<!\b(?<!(?:and|or) )(?:called|contributed|drawn|funded|invested|paid)(?:[- ](?:down|in|up))? (?:capital )?)\bcommit(?!\w* (?:called|drawn|paid)\b(?! (?:and|or)\b))/i;
const WITHOUT_BORROWINGS = new RegExp(
  [
    String.raw`net (?:asset|equity|tangible|value)|\bn(?:av|ta)\b|\b(?:debt[- ]free|no (?:borrowings|debt)|(?:non-|un-?)(?:encumbered|geared|leveraged))\b`,
    String.raw`\b(?:less|net of|after|ex|excl?\.?|excluding|exclusive of|minus|without) (?:(?!add|current|inc)\w+ ){0,2}(?:debt|borrowings?|gearing|leverage|liabilities|mortgages?)`,
  ].join('|'),
  'i',
);
/** Words for all that a fund owns. */
const WITH_BORROWINGS =
  /borrow|(?<!private )\bdebt\b|gear|leverage|\bgav\b|gross\b[^,;]*\b(?:assets?|value)|total (?:tangible )?asset|enterprise value/i;
/** Words for things that are bought with a loan as well. */
const BOUGHT_WITH_A_LOAN =
  /propert|building|construction|development|\b(?:centre|farm|forest|land|orchard|project|vineyard)s?\b/i;
/** "Equity in the property", "units in the property trust", "loans secured by property". */
const OF_INVESTORS =
  /\bequity\b|\bcapital\b(?! value)|\binvested\b|subscri|\bunits in\b|\b(?:loan|mortgage)s? (?:\w+ )?(?:on|over|secured)/i;

/** Whether the management fee is a percentage of a sum of each year, which is no share of what is invested that could be taken off. */
export const isFeeOnFlow = ({ management_fee, fee_base }: OfferFees): boolean =>
  (management_fee ?? 0) > 0 && Boolean(fee_base) && feeBaseOf(fee_base as string) === 'flow';

/** Whether a fee counts as 0 because it is not known in percent of what is invested. */
export const isUncounted = (fees: OfferFees, name: FeeName): boolean =>
  fees[name] === null || (name === 'management_fee' && isFeeOnFlow(fees));

interface ManagementFee {
  /** Of what is invested. */
  percent: number;
  /** What it is charged on, and what is not modelled, as sentences. */
  note: string;
}

/**
 * The management fee in percent of what is invested. On assets with borrowings it is larger, by the gearing that is stated. On
 * commitments it is larger until all is called: how fast that goes is not known, so the step says so.
 */
export function managementFeeOf(fees: OfferFees): ManagementFee {
  const percent = fees.management_fee ?? 0;
  if (percent === 0) return { percent, note: 'None is charged.' };
  const { fee_base } = fees;
  if (!fee_base)
    return { percent, note: 'A percentage of the amount, each year. What it is charged on is not stated.' };
  const charged = `Charged each year on: ${fee_base.replace(/\.$/, '')}.`;
  const base = feeBaseOf(fee_base);
  if (base === 'flow')
    return {
      percent: 0,
      note: `${charged} How much that is of the amount is not stated, so it is not taken.`,
    };
  if (base === 'committed') return feeOnCommitments(percent, charged, fees.called_share ?? null);
  if (base === 'invested') return { percent, note: charged };
  return feeWithBorrowings(percent, charged, fees.gearing ?? null);
}

function feeOnCommitments(percent: number, charged: string, share: number | null): ManagementFee {
  if (share !== null && share >= 100) return { percent, note: `${charged} All of it is called.` };
  const called = share === null ? '' : ` ${share === 0 ? 'Nothing' : statedPercent(share)} is called so far.`;
  return {
    percent,
    note: `${charged}${called} It costs more of what is invested until all is called: not modelled.`,
  };
}

function feeWithBorrowings(percent: number, charged: string, gearing: number | null): ManagementFee {
  if (gearing === null || gearing >= 100)
    return {
      percent,
      note: `${charged} With borrowings it costs more of what is invested: not modelled, because they are not stated.`,
    };
  return {
    percent: (percent * 100) / (100 - gearing),
    note: `${charged} ${statedPercent(percent)} of assets with borrowings of ${statedPercent(gearing)} is more of what is invested.`,
  };
}

/**
 * The performance fee in percent of the amount, on one year's return in percent after the management fee. Nothing up to
 * the hurdle. Above it the fee is taken on the excess; with a catch-up larger than the fee, the manager gets that part of the
 * excess until it has its share of the whole return.
 */
export function performanceFeeOf(fees: OfferFees, percent: number): number {
  const fee = (fees.performance_fee ?? 0) / 100;
  const hurdle = fees.performance_hurdle ?? 0;
  const catchUp = (fees.performance_catch_up ?? 0) / 100;
  const excess = Math.max(0, percent - Math.max(0, hurdle));
  return catchUp > fee ? Math.min(fee * Math.max(0, percent), catchUp * excess) : fee * excess;
}

export function performanceNote({
  performance_fee,
  performance_hurdle: hurdle,
  performance_catch_up: catchUp,
  high_water_mark,
}: OfferFees): string {
  if (!performance_fee) return 'None is charged.';
  const parts = ['A share of the return after the management fee.'];
  if (hurdle == null) parts.push('No hurdle is stated; none is assumed.');
  else if (hurdle > 0)
    parts.push(`Charged above the hurdle of ${statedPercent(hurdle)} a year, ${catchUpWords(catchUp)}.`);
  if (high_water_mark) parts.push('A high-water mark changes nothing in a steady return.');
  return parts.join(' ');
}

function catchUpWords(catchUp: number | null | undefined): string {
  if (catchUp == null) return 'without a catch-up, as none is stated';
  return catchUp > 0 ? `with a catch-up of ${statedPercent(catchUp)}` : 'without a catch-up';
}

/** The fees that run each year; the others are paid once. */
export const RUNNING_FEES = ['management_fee', 'performance_fee'] as const satisfies readonly FeeName[];

/** The running fees that are taken off a target, in their order; the others are in it. */
export const feesToTake = (fees_in: FeesIn): readonly FeeName[] =>
  RUNNING_FEES.filter((name) => (name === 'management_fee' ? !/^net/.test(fees_in) : fees_in !== 'net'));

/** Percent a year after the management fee, and after the performance fee as well; what a target is stated after stays in it. */
export function afterRunningFees(
  percent: number,
  fees: OfferFees,
  fees_in: FeesIn,
): { managed: number; net: number } {
  const taken = feesToTake(fees_in);
  const isManaged = !taken.includes('management_fee');
  const managed = isManaged ? percent : Math.max(-100, percent - managementFeeOf(fees).percent);
  const isNet = !taken.includes('performance_fee');
  return { managed, net: isNet ? managed : managed - performanceFeeOf(fees, managed) };
}
