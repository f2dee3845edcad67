import { type Band, bandOf, type ProjectionInput, QUANTILES, statedError, yearlyGrowth } from './projection';
import { normalFrom, uniformFrom } from './random';

export interface SimulationInput extends ProjectionInput {
  /** A 32-bit whole number; the same seed gives the same picture. */
  seed: number;
  paths: number;
}

export interface ProjectionYear {
  /** 0 is the start. */
  year: number;
  /** After fees. */
  nominal: Band;
  /** After fees, in the money of the start. */
  real: Band;
  /** Mean of the paths, nominal. Only checks use it: it is above the median and is not shown as a result. */
  mean: number;
}

export interface Projection {
  years: ProjectionYear[];
  paths: number;
  /** The widest stated error of the quantiles in the last year, percent of the figure. */
  error_percent: number;
}

export const PROJECTION_NOTES = [
  'Yearly growth is drawn at random around assumptions set by the editors. It is not a forecast.',
  'The model assumes returns below the targets of offers. A single offer can lose everything, which a spread of classes does not show.',
  'Before tax. Income is reinvested. The model assumes you rebalance every year, which unlisted holdings rarely allow.',
] as const;

/** 10,000 paths of 20 years take some tens of milliseconds: run it in a worker. */
export function simulate(input: SimulationInput): Projection {
  const { amount, years, inflation, seed, paths } = input;
  const { log_mean, log_deviation } = yearlyGrowth(input);
  const normal = normalFrom(uniformFrom(seed));
  const logs = new Float64Array(paths);
  const sorted = new Float64Array(paths);
  const result: ProjectionYear[] = [];
  for (let year = 0; year <= years; year += 1) {
    let sum = 0;
    for (let path = 0; path < paths; path += 1) {
      if (year > 0) logs[path] = (logs[path] ?? 0) + log_mean + log_deviation * normal();
      sum += Math.exp(logs[path] ?? 0);
    }
    sorted.set(logs);
    sorted.sort();
    const values = QUANTILES.map((p) => amount * Math.exp(quantile(sorted, p)));
    const prices = (1 + inflation / 100) ** year;
    result.push({
      year,
      nominal: bandOf(values),
      real: bandOf(values.map((value) => value / prices)),
      mean: (amount * sum) / paths,
    });
  }
  return {
    years: result,
    paths,
    error_percent: Math.max(...statedError(input, years, paths).quantiles) * 100,
  };
}

/** Between the two nearest of the sorted values. */
function quantile(sorted: Float64Array, p: number): number {
  const at = p * (sorted.length - 1);
  const low = Math.floor(at);
  const below = sorted[low] ?? 0;
  return below + (at - low) * ((sorted[Math.min(low + 1, sorted.length - 1)] ?? below) - below);
}
