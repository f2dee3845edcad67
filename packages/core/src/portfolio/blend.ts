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
  /** NZD to the cent; all of them sum to the amount. */
  amount: number;
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
  /** NZD a year before fees and tax, to the cent. */
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
  { label: 'Longer', up_to: Number.POSITIVE_INFINITY },
] as const;

/** What a mix looks like on the assumptions in force on a date (2026-11-20); `amount` in NZD, from 0 to a trillion. */
export function blend(weights: Weights, amount: number, on: string): Blend {
  const entry = requireInForce(PORTFOLIO_ASSUMPTIONS, on, 'set of portfolio assumptions');
  const { classes } = entry.value;
  const weighted = (value: (index: number) => number) =>
    weights.reduce((sum, weight, index) => sum + weight * value(index), 0) / WHOLE;
  const amounts = allocate(weights, amount);
  const allocation = PORTFOLIO_CLASSES.map(({ slug, name }, index) => ({
    slug,
    name,
    weight: weights[index] ?? 0,
    amount: amounts[index] ?? 0,
  }));
  const income_yield = weighted((index) => classes[index]?.income_yield ?? 0);
  return {
    allocation,
    target_low: weighted((index) => classes[index]?.target_low ?? 0),
    target_high: weighted((index) => classes[index]?.target_high ?? 0),
    assumed_return: weighted((index) => classes[index]?.assumed_return ?? 0),
    volatility: volatilityOf(weights, entry.value),
    income_yield,
    yearly_income: Math.round(amount * income_yield) / 100,
    ladder: ladderOf(allocation, entry.value),
    citation: citationOf(entry),
  };
}

/** NZD per class to the cent, summing to the amount. */
function allocate(weights: Weights, amount: number): number[] {
  return apportion(Math.round(amount * 100), weights).map((cents) => cents / 100);
}

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
    const cents = on.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    return {
      label,
      weight: on.reduce((sum, { weight }) => sum + weight, 0),
      amount: cents / 100,
      classes: on.map(({ name }) => name),
    };
  });
}
