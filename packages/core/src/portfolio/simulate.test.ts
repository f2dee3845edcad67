import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PORTFOLIO_CLASSES } from './asset-classes';
import { MODELS } from './models';
import { type Band, closedForm, QUANTILE_SCORES, QUANTILES, statedError, yearlyGrowth } from './projection';
import { normalFrom, uniformFrom } from './random';
import { type SimulationInput, simulate } from './simulate';

const TODAY = '2026-11-20';
const [income = [], , balanced = [], , venture = []] = (MODELS[0]?.value ?? []).map(({ weights }) => weights);
const INPUT: SimulationInput = {
  weights: balanced,
  amount: 1_000_000,
  years: 20,
  fee: 1.5,
  inflation: 2,
  on: TODAY,
  seed: 1,
  paths: 10_000,
};
const values = ({ p5, p25, p50, p75, p95 }: Band) => [p5, p25, p50, p75, p95];

describe('simulate against the closed form', () => {
  it.each(
    [income, balanced, venture].flatMap((weights) =>
      [1, 2, 3, 4_294_967_295].map((seed) => ({ weights, seed })),
    ),
  )('seed $seed of $weights is within the stated error in every year', ({ weights, seed }) => {
    const input = { ...INPUT, weights, seed };
    for (const { year, nominal, mean } of simulate(input).years.slice(1)) {
      const exact = closedForm(input, year);
      const error = statedError(input, year, input.paths);
      expect(Math.abs(mean / exact.mean - 1)).toBeLessThan(error.mean);
      for (const [at, value] of values(nominal).entries()) {
        expect(Math.abs(value / (exact.quantiles[at] ?? 0) - 1)).toBeLessThan(error.quantiles[at] ?? 0);
      }
    }
  });

  it('states an error that shrinks with the root of the paths and is of use', () => {
    const at = (paths: number) => simulate({ ...INPUT, paths }).error_percent;
    expect(at(10_000)).toBeLessThan(7);
    expect(at(2_500) / at(10_000)).toBeCloseTo(2, 0);
  });

  it('has a first year with the assumed mean and volatility, before fees', () => {
    const { log_mean, log_deviation } = yearlyGrowth({ ...INPUT, weights: venture, fee: 0 });
    const mean = Math.exp(log_mean + log_deviation ** 2 / 2);
    const assumed = (0.05 * 6 + 0.05 * 6 + 0.05 * 6 + 0.05 * 5.5 + 0.3 * 10 + 0.5 * 11) / 100;
    expect(mean - 1).toBeCloseTo(assumed, 12);
    expect(closedForm({ ...INPUT, weights: venture, fee: 0, amount: 1 }, 1).mean).toBeCloseTo(
      1 + assumed,
      12,
    );
  });
});

/** Derived from figures typed here, from the mean and the spread of arithmetic returns, without the code's formulas. */
describe('simulate against the assumptions themselves', () => {
  const only = (...shares: [place: number, share: number][]) =>
    PORTFOLIO_CLASSES.map((_, at) => shares.find(([place]) => place === at)?.[1] ?? 0);
  it.each<[what: string, weights: number[], mean: number, volatility: number]>([
    ['private credit: 6 % a year, 5 % volatility', only([0, 1_000]), 0.06, 0.05],
    ['venture capital: 11 %, 35 %', only([8, 1_000]), 0.11, 0.35],
    [
      'half property (6 %, 11 %), half private equity (10 %, 22 %), correlation 0.5',
      only([1, 500], [7, 500]),
      0.08,
      Math.sqrt(0.055 ** 2 + 0.11 ** 2 + 2 * 0.5 * 0.055 * 0.11),
    ],
  ])('%s', (_, weights, mean, volatility) => {
    const paths = 40_000;
    const { years } = simulate({ ...INPUT, weights, paths, years: 2, fee: 0, inflation: 0, amount: 1 });
    for (const [year, seen] of years.entries()) {
      if (year === 0) continue;
      // Independent years multiply their means, and their squares of 1 + mean and volatility.
      const expected = (1 + mean) ** year;
      const spread = Math.sqrt(((1 + mean) ** 2 + volatility ** 2) ** year - expected ** 2);
      expect(Math.abs(seen.mean - expected)).toBeLessThan((5 * spread) / Math.sqrt(paths));
      // Nine of ten paths are within 3.2897 standard deviations of a lognormal's logarithm.
      const deviation = Math.log(seen.nominal.p95 / seen.nominal.p5) / 3.2897;
      expect(
        Math.abs(deviation ** 2 / (year * Math.log(1 + (volatility / (1 + mean)) ** 2)) - 1),
      ).toBeLessThan(0.05);
      expect(Math.log(seen.nominal.p50)).toBeCloseTo(Math.log(expected) - deviation ** 2 / 2, 2);
    }
  });

  it('takes a fee of 2 % as two hundredths of the value each year', () => {
    const of = (fee: number) => simulate({ ...INPUT, fee, years: 3 }).years.at(-1)?.mean ?? 0;
    expect(of(2) / of(0)).toBeCloseTo(0.98 ** 3, 6);
  });
});

describe('simulate', () => {
  it('draws the same picture for the same seed, and another for another', () => {
    expect(simulate(INPUT)).toEqual(simulate(INPUT));
    expect(simulate({ ...INPUT, seed: 2 }).years).not.toEqual(simulate(INPUT).years);
  });

  it('starts at the amount and divides by prices', () => {
    const { years } = simulate(INPUT);
    expect(years).toHaveLength(21);
    for (const start of values(years[0]?.nominal as Band)) expect(start).toBeCloseTo(1_000_000, 6);
    for (const { year, nominal, real } of years) expect(real.p50).toBeCloseTo(nominal.p50 / 1.02 ** year, 6);
  });

  it('orders the quantiles, and a fee never helps', () => {
    const weight = fc.constantFrom(income, balanced, venture);
    fc.assert(
      fc.property(weight, fc.nat(), fc.double({ min: 0, max: 9, noNaN: true }), (weights, seed, fee) => {
        const input = { ...INPUT, weights, seed, fee, years: 5, paths: 200 };
        const [a, b] = [simulate(input), simulate({ ...input, fee: fee + 1 })];
        for (const [at, { nominal }] of a.years.entries()) {
          const band = values(nominal);
          expect(band).toEqual([...band].sort((x, y) => x - y));
          if (at > 0) expect(b.years[at]?.nominal.p50).toBeLessThan(nominal.p50);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('runs on the fewest paths and years', () => {
    const { years } = simulate({
      ...INPUT,
      paths: 1,
      years: 1,
      weights: PORTFOLIO_CLASSES.map((_, i) => (i ? 0 : 1_000)),
    });
    expect(values(years[1]?.nominal as Band).every((value) => value === years[1]?.nominal.p50)).toBe(true);
  });
});

describe('random numbers', () => {
  it('are the published sequence of sfc32', () => {
    // PractRand: a = b = c from one seed, counter 1; here checked against a transcription in BigInt.
    const draw = uniformFrom(42);
    const reference = sfc32InBigInt(42);
    for (let i = 0; i < 1_000; i += 1) expect(draw()).toBe(reference());
  });

  it('are normal: mean, variance, skewness, kurtosis and quantiles', () => {
    const count = 200_000;
    const normal = normalFrom(uniformFrom(7));
    const draws = Float64Array.from({ length: count }, normal).sort();
    const moment = (power: number) => draws.reduce((sum, each) => sum + each ** power, 0) / count;
    expect(Math.abs(moment(1))).toBeLessThan(4 / Math.sqrt(count));
    expect(Math.abs(moment(2) - 1)).toBeLessThan(4 * Math.sqrt(2 / count));
    expect(Math.abs(moment(3))).toBeLessThan(4 * Math.sqrt(15 / count));
    expect(Math.abs(moment(4) - 3)).toBeLessThan(4 * Math.sqrt(96 / count));
    for (const [at, p] of QUANTILES.entries()) {
      expect(draws[Math.round(p * count)]).toBeCloseTo(QUANTILE_SCORES[at] ?? 0, 1);
    }
  });
});

function sfc32InBigInt(seed: number): () => number {
  const word = (value: bigint) => BigInt.asUintN(32, value);
  let state = word(BigInt(seed));
  const next = () => {
    state = word(state + 0x9e3779b9n);
    let z = word(state ^ (state >> 16n));
    z = word(z * 0x21f0aaadn);
    z = word(z ^ (z >> 15n));
    z = word(z * 0x735a2d97n);
    return word(z ^ (z >> 15n));
  };
  let [a, b, c, counter] = [next(), next(), next(), 1n];
  const draw = () => {
    const t = word(a + b + counter);
    counter = word(counter + 1n);
    a = word(b ^ (b >> 9n));
    b = word(c + (c << 3n));
    c = word(word((c << 21n) | (c >> 11n)) + t);
    return Number(t) / 2 ** 32;
  };
  for (let i = 0; i < 12; i += 1) draw();
  return draw;
}
