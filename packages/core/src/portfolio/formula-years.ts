import { bandOf, closedForm, type ProjectionInput } from './projection';
import type { ProjectionYear } from './simulate';

/**
 * The projection by its exact formula, year by year from the start: what a page shows where no simulation has run yet.
 * It takes microseconds.
 */
export function formulaYears(input: ProjectionInput): ProjectionYear[] {
  return Array.from({ length: input.years + 1 }, (_, year) => {
    const { mean, quantiles } = closedForm(input, year);
    const prices = (1 + input.inflation / 100) ** year;
    return {
      year,
      nominal: bandOf(quantiles),
      real: bandOf(quantiles.map((value) => value / prices)),
      mean,
    };
  });
}
