import { type Citation, citationOf } from '../calculation/step';
import { requireInForce } from '../settings/effective-dated';
import { apportion } from './apportion';
import {
  PORTFOLIO_ASSUMPTIONS,
  PORTFOLIO_CLASSES,
  type PortfolioAssumptions,
  type PortfolioClassSlug,
} from './asset-classes';
import { type Weights, WHOLE } from './models';

export interface Allocation {
  slug: PortfolioClassSlug;
  name: string;
  /** Tenths of a percent. */
  weight: number;
  /** NZD to the dollar; all of them sum to the amount. */
  amount: number;
  /** NZD a year to the dollar, before fees and tax; all of them sum to the income of the mix. */
  yearly_income: number;
}

export interface LiquidityRung {
  label: string;
  /** Tenths of a percent. */
  weight: number;
  amount: number;
  classes: string[];
}

export interface Blend {
  allocation: Allocation[];
  /** Weighted targets, percent a year before fees. */
  target_low: number;
  target_high: number;
  /** Weighted assumption of the projection, percent a year before fees. */
  assumed_return: number;
  /** Percent. */
  volatility: number;
  income_yield: number;
  /** NZD a year before fees and tax, to the dollar. */
  yearly_income: number;
  ladder: LiquidityRung[];
  citation: Citation;
}

const RUNGS = [
  { label: 'Within 3 months', up_to: 3 },
  { label: 'Within a year', up_to: 12 },
  { label: '1 to 3 years', up_to: 36 },
  { label: '3 to 5 years', up_to: 60 },
  { label: '5 to 7 years', up_to: 84 },
  { label: 'After 7 years', up_to: Number.POSITIVE_INFINITY },
] as const;

/**
 * What a mix looks like on the assumptions in force on a date (2026-11-20); `amount` in whole NZD, from 0 to a trillion. Parts are
 * whole dollars too, as they are shown: a reader who adds them up gets their sum.
 */
export function blend(weights: Weights, amount: number, on: string): Blend {
  const entry = requireInForce(PORTFOLIO_ASSUMPTIONS, on, 'set of portfolio assumptions');
  const { classes } = entry.value;
  const weighted = (value: (index: number) => number) =>
    weights.reduce((sum, weight, index) => sum + weight * value(index), 0) / WHOLE;
  const amounts = apportion(amount, weights);
  const income_yield = weighted((index) => classes[index]?.income_yield ?? 0);
  const paying = weights.map((weight, index) =>
    Math.round(weight * (classes[index]?.income_yield ?? 0) * 100),
  );
  const yearly_income = Math.round((amount * sumOf(paying)) / (WHOLE * 100 * 100));
  const incomes = apportion(yearly_income, paying);
  const allocation = PORTFOLIO_CLASSES.map(({ slug, name }, index) => ({
    slug,
    name,
    weight: weights[index] ?? 0,
    amount: amounts[index] ?? 0,
    yearly_income: incomes[index] ?? 0,
  }));
  return {
    allocation,
    target_low: weighted((index) => classes[index]?.target_low ?? 0),
    target_high: weighted((index) => classes[index]?.target_high ?? 0),
    assumed_return: weighted((index) => classes[index]?.assumed_return ?? 0),
    volatility: volatilityOf(weights, entry.value),
    income_yield,
    yearly_income,
    ladder: ladderOf(allocation, entry.value),
    citation: citationOf(entry),
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** Percent: the root of w' Σ w. */
export function volatilityOf(weights: Weights, { classes, correlation }: PortfolioAssumptions): number {
  const risk = weights.map((weight, index) => (weight / WHOLE) * (classes[index]?.volatility ?? 0));
  const variance = risk.reduce(
    (sum, a, i) => sum + a * risk.reduce((inner, b, j) => inner + b * (correlation[i]?.[j] ?? 0), 0),
    0,
  );
  return Math.sqrt(Math.max(0, variance));
}

function ladderOf(allocation: readonly Allocation[], { classes }: PortfolioAssumptions): LiquidityRung[] {
  return RUNGS.map(({ label, up_to }, rung) => {
    const above = RUNGS[rung - 1]?.up_to ?? -1;
    const on = allocation.filter(({ weight }, index) => {
      const months = classes[index]?.months_to_cash ?? 0;
      return weight > 0 && months > above && months <= up_to;
    });
    return {
      label,
      weight: sumOf(on.map(({ weight }) => weight)),
      amount: sumOf(on.map(({ amount }) => amount)),
      classes: on.map(({ name }) => name),
    };
  });
}
