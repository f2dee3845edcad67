import { NotYetInForce } from '../settings/effective-dated';
import { assumptionsOf, taxedParts } from './assumptions';
import {
  afterRunningFees,
  FEE_NAMES,
  type FeeName,
  feesToTake,
  isFeeOnFlow,
  isUncounted,
  RUNNING_FEES,
} from './fees';
import { type ReturnInput, spreadYears } from './return-input';
import { type ReturnStep, type StepId, stepsOf } from './return-steps';
import { isTaxedAtExit, leftAfterExitTax, type Parts, taxOfYear } from './return-tax';
import { type ReturnSpan, spanOf } from './span';

export type ReturnResult =
  | { computed: false; reason: string }
  | {
      computed: true;
      target: ReturnSpan;
      steps: ReturnStep[];
      after_fees: ReturnSpan;
      after_tax: ReturnSpan;
      /** After inflation too; null for an offer in another currency, where inflation is not modelled. */
      after_everything: ReturnSpan | null;
      /** Fees that the offer does not state in percent of what is invested, and that count as 0. */
      not_stated: FeeName[];
      /** True where one of them is a management fee on what comes in or goes out in a year. */
      fee_on_flow: boolean;
      term_years: number;
      /** Which part of the return is taxed and when, as sentences. */
      taxed: string[];
      assumptions: string[];
      disclaimer: string;
    };

const RETURN_DISCLAIMER =
  'Arithmetic on the target that the provider states. A target is not a forecast: the return can be lower, and you can lose all of your money.';

/**
 * What a target leaves after fees, tax and inflation, step by step, each with the figure before and after. Entry and exit
 * fees are spread over the term as a yearly rate. Income is taxed each year, growth as `growth_tax` says. No step but the
 * assumed growth raises the figure, except that a trust whose income falls to $10,000 is taxed at the lower trustee rate.
 */
export function returnAfterEverything(input: ReturnInput): ReturnResult {
  const target = spanOf(input.target_return_min, input.target_return_max);
  if (!target) return no('No target return is stated.');
  if (input.kind === 'other') return no('The target is not stated as a rate a year.');
  if ('taxpayer' in input.tax && !(input.amount > 0)) return no('Tax by bands needs an amount above 0.');
  try {
    return followed(input, target);
  } catch (error) {
    if (error instanceof NotYetInForce) return no(error.message);
    throw error;
  }
}

const no = (reason: string) => ({ computed: false, reason }) as const;

function followed(input: ReturnInput, target: ReturnSpan): ReturnResult {
  const term_years = spreadYears(input);
  const low = figuresOf(input, target.low, term_years);
  const high = figuresOf(input, target.high, term_years);
  const spans = new Map(
    [...low].map(([id, percent]) => [id, { low: percent, high: high.get(id) ?? percent }]),
  );
  const at = (id: StepId) => spans.get(id) as ReturnSpan;
  return {
    computed: true,
    target,
    steps: stepsOf(input, target, spans, term_years),
    after_fees: at('exit_fee'),
    after_tax: spans.get('exit_tax') ?? at('tax'),
    after_everything: spans.get('inflation') ?? null,
    not_stated: FEE_NAMES.filter((name) => isUncounted(input.fees, name) && !isIncluded(input, name)),
    fee_on_flow: isFeeOnFlow(input.fees) && !isIncluded(input, 'management_fee'),
    term_years,
    taxed: taxedParts(input),
    assumptions: assumptionsOf(input),
    disclaimer: RETURN_DISCLAIMER,
  };
}

/** Fees that run each year are in a target that is stated after them. */
const isIncluded = ({ fees_in }: ReturnInput, name: FeeName) =>
  RUNNING_FEES.some((running) => running === name) && !feesToTake(fees_in).includes(name);

/** The figure after each step, percent a year, for one end of the target. */
function figuresOf(input: ReturnInput, target: number, years: number): Map<StepId, number> {
  const { fees } = input;
  const figures = new Map<StepId, number>();
  const gross = input.kind === 'cash-yield' ? target + input.growth : target;
  if (input.kind === 'cash-yield') figures.set('growth', gross);
  const { managed, net } = afterRunningFees(gross, fees, input.fees_in);
  figures.set('management_fee', managed).set('performance_fee', net);
  const keptAtEntry = spread(fees.entry_fee, years);
  const kept = keptAtEntry * spread(fees.exit_fee, years);
  const afterFees = grown(net, kept);
  figures.set('entry_fee', grown(net, keptAtEntry)).set('exit_fee', afterFees);

  const parts = partsOf(input, target, gross, net);
  const yearly_tax = taxOfYear(input, parts);
  let left = afterFees - yearly_tax * kept;
  figures.set('tax', left);
  if (isTaxedAtExit(input)) {
    const { entry_fee, exit_fee } = fees;
    left = leftAfterExitTax(input, {
      parts,
      yearly_tax,
      years,
      entry_fee: entry_fee ?? 0,
      exit_fee: exit_fee ?? 0,
    });
    figures.set('exit_tax', left);
  }
  if (input.currency === 'NZD')
    figures.set('inflation', (left - input.inflation) / (1 + input.inflation / 100));
  return figures;
}

/** Income and growth after running fees. The fees come off each part as it is of the whole; off income alone beside a loss of value. */
function partsOf(input: ReturnInput, target: number, gross: number, net: number): Parts {
  const income = input.kind === 'cash-yield' ? target : (target * input.income_share) / 100;
  const growth = gross - income;
  const share = growth <= 0 || gross <= 0 ? 1 : Math.max(0, income / gross);
  const incomeAfterFees = income - (gross - net) * (income <= 0 ? 0 : share);
  return { income: incomeAfterFees, growth: net - incomeAfterFees };
}

const spread = (fee: number | null, years: number) => (1 - (fee ?? 0) / 100) ** (1 / years);

function grown(percent: number, factor: number): number {
  return factor === 1 ? percent : ((1 + percent / 100) * factor - 1) * 100;
}
