import { describe, expect, it } from 'vitest';
import { type Band, inBand, lowerEnd, upperEnd } from '../list/band';
import { LOAN_TO_VALUE_BANDS, MINIMUM_BANDS, RETURN_BANDS } from './bands';

const TABLES: [string, readonly Band[]][] = [
  ['minimums', MINIMUM_BANDS],
  ['loans to value', LOAN_TO_VALUE_BANDS],
  ['returns', RETURN_BANDS],
];

describe.each(TABLES)('the bands of %s', (_, bands) => {
  it('have each value once, those at their edges too', () => {
    const edges = bands.flatMap((band) => [lowerEnd(band), upperEnd(band)]).filter(Number.isFinite);
    for (const value of edges.flatMap((edge) => [edge - 0.01, edge, edge + 0.01]))
      expect([value, bands.filter((band) => inBand(band, value)).length]).toEqual([value, 1]);
  });
});

it.each([
  [MINIMUM_BANDS, 49_999.99, 'under-50k'],
  [MINIMUM_BANDS, 50_000, '50k-100k'],
  [MINIMUM_BANDS, 100_000, '100k-500k'],
  [MINIMUM_BANDS, 500_000, '100k-500k'],
  [MINIMUM_BANDS, 500_000.01, 'over-500k'],
  [LOAN_TO_VALUE_BANDS, 50, 'up-to-50'],
  [LOAN_TO_VALUE_BANDS, 65, '50-65'],
  [LOAN_TO_VALUE_BANDS, 80, '65-80'],
  [RETURN_BANDS, 6, '6-8'],
  [RETURN_BANDS, 12, '12-15'],
  [RETURN_BANDS, 15, '15-and-over'],
] as const)('%#: %d is in %s', (bands, value, band) => {
  expect((bands as readonly Band[]).find((one) => inBand(one, value))?.value).toBe(band);
});
