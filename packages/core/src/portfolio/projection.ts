import { requireInForce } from '../settings/effective-dated';
import { PORTFOLIO_ASSUMPTIONS } from './asset-classes';
import { volatilityOf } from './blend';
import { type Weights, WHOLE } from './models';

/** In the order of every list of quantiles. */
export const QUANTILES = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

/** NZD; 5, 25, 50, 75 and 95 of a hundred paths end below. */
export interface Band {
  p5: number;
  p25: number;
  p50: number;
  p75: number;
  p95: number;
}

/** From the values at `QUANTILES`. */
export function bandOf([p5 = 0, p25 = 0, p50 = 0, p75 = 0, p95 = 0]: readonly number[]): Band {
  return { p5, p25, p50, p75, p95 };
}
/** Standard normal quantiles of `QUANTILES`. */
export const QUANTILE_SCORES = [
  -1.6448536269514722, -0.6744897501960817, 0, 0.6744897501960817, 1.6448536269514722,
] as const;

export interface ProjectionInput {
  weights: Weights;
  /** NZD at the start. */
  amount: number;
  /** 1 to `MOST_YEARS`. */
  years: number;
  /** Percent of the value, taken each year. */
  fee: number;
  /** Percent a year. */
  inflation: number;
  /** 2026-11-20; chooses the assumptions in force. */
  on: string;
}

export const MOST_YEARS = 40;

/** The log of a year's growth after fees is normal with this mean and standard deviation. */
export interface YearlyGrowth {
  log_mean: number;
  log_deviation: number;
}

/**
 * A portfolio that is rebalanced continuously, at constant volatility, grows lognormally as a whole. A year before
 * fees has the blended assumed return as its mean and the blended volatility as its standard deviation; fees then scale it.
 */
export function yearlyGrowth({
  weights,
  fee,
  on,
}: Pick<ProjectionInput, 'weights' | 'fee' | 'on'>): YearlyGrowth {
  const assumptions = requireInForce(PORTFOLIO_ASSUMPTIONS, on, 'set of portfolio assumptions').value;
  const mean =
    1 +
    weights.reduce((sum, weight, at) => sum + weight * (assumptions.classes[at]?.assumed_return ?? 0), 0) /
      WHOLE /
      100;
  const variance = Math.log1p((volatilityOf(weights, assumptions) / 100 / mean) ** 2);
  return {
    log_mean: Math.log(mean) - variance / 2 + Math.log1p(-fee / 100),
    log_deviation: Math.sqrt(variance),
  };
}

/** The exact mean and quantiles after a number of years, NZD nominal: what the simulation must reproduce. */
export function closedForm(input: ProjectionInput, year: number): { mean: number; quantiles: number[] } {
  const { log_mean, log_deviation } = yearlyGrowth(input);
  const deviation = log_deviation * Math.sqrt(year);
  return {
    mean: input.amount * Math.exp(log_mean * year + deviation ** 2 / 2),
    quantiles: QUANTILE_SCORES.map((score) => input.amount * Math.exp(log_mean * year + deviation * score)),
  };
}

/**
 * The stated error of a simulation: four standard errors as a share of the exact figure, which one figure in about 16,000
 * exceeds. For quantiles the usual asymptotic one, for the mean that of the lognormal.
 */
export function statedError(
  input: ProjectionInput,
  year: number,
  paths: number,
): { mean: number; quantiles: number[] } {
  const deviation = yearlyGrowth(input).log_deviation * Math.sqrt(year);
  const density = (score: number) => Math.exp((-score * score) / 2) / Math.sqrt(2 * Math.PI);
  return {
    mean: 4 * Math.sqrt(Math.expm1(deviation ** 2) / paths),
    quantiles: QUANTILES.map((p, at) =>
      Math.expm1((4 * deviation * Math.sqrt((p * (1 - p)) / paths)) / density(QUANTILE_SCORES[at] ?? 0)),
    ),
  };
}
