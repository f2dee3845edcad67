import { describe, expect, it } from 'vitest';
import { formulaYears } from './formula-years';
import { startOf } from './portfolio-params';
import { type Band, statedError } from './projection';
import { simulate } from './simulate';

const input = { ...startOf('growth', '2026-11-20'), on: '2026-11-20' };

describe('formulaYears', () => {
  it('begins with the amount and has every year', () => {
    const years = formulaYears(input);
    expect(years.map(({ year }) => year)).toEqual(Array.from({ length: input.years + 1 }, (_, year) => year));
    expect(years[0]?.nominal).toEqual({
      p5: input.amount,
      p25: input.amount,
      p50: input.amount,
      p75: input.amount,
      p95: input.amount,
    });
    expect(years[0]?.real).toEqual(years[0]?.nominal);
  });

  it('is what the simulation comes close to, before and after inflation', () => {
    const paths = 10_000;
    const simulated = simulate({ ...input, paths });
    for (const exact of formulaYears(input)) {
      const drawn = simulated.years[exact.year];
      const errors = statedError(input, exact.year, paths).quantiles;
      for (const money of ['nominal', 'real'] as const) {
        const [ofDrawn, ofExact] = [figures(drawn?.[money]), figures(exact[money])];
        for (const [at, value] of ofExact.entries()) {
          expect(Math.abs((ofDrawn[at] ?? 0) / value - 1)).toBeLessThanOrEqual((errors[at] ?? 0) + 1e-12);
        }
      }
    }
  });
});

const figures = (band: Band | undefined) => (band ? [band.p5, band.p25, band.p50, band.p75, band.p95] : []);
