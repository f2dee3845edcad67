import type { EffectiveDated } from '../settings/effective-dated';

/** The nine classes of the builder, by the slug of their asset class, in the order of every list of weights. */
export const PORTFOLIO_CLASSES = [
  { slug: 'private-credit', name: 'Private credit' },
  { slug: 'property', name: 'Property' },
  { slug: 'infrastructure', name: 'Infrastructure' },
  { slug: 'forestry', name: 'Forestry' },
  { slug: 'agriculture', name: 'Agriculture' },
  { slug: 'multi-asset', name: 'Multi-asset' },
  { slug: 'absolute-return', name: 'Absolute return' },
  { slug: 'private-equity', name: 'Private equity' },
  { slug: 'venture-capital', name: 'Venture capital' },
] as const;
export type PortfolioClassSlug = (typeof PORTFOLIO_CLASSES)[number]['slug'];

/** Percentages, 8.5 means 8.5 %. */
export interface ClassAssumption {
  /** The range in which targets of such offers usually lie. */
  target_low: number;
  target_high: number;
  /** The projection assumes it, a year before fees. Never above the lower target: targets are not forecasts. */
  assumed_return: number;
  /** Standard deviation of a year's return. */
  volatility: number;
  /** Paid out a year; part of the return. */
  income_yield: number;
  /** Months until most of the money can be taken out. */
  months_to_cash: number;
}

export interface PortfolioAssumptions {
  classes: readonly ClassAssumption[];
  /** Symmetric, 1 on the diagonal, positive semidefinite; rows and columns as `PORTFOLIO_CLASSES`. */
  correlation: readonly (readonly number[])[];
}

export const ASSUMPTIONS_BASIS = 'Illustrative, set by the editors, not a forecast';

export const PORTFOLIO_ASSUMPTIONS: EffectiveDated<PortfolioAssumptions>[] = [
  {
    in_force_from: '2026-11-20',
    value: {
      classes: [
        row(7, 10, 6, 5, 6, 12),
        row(7, 12, 6, 11, 4.5, 60),
        row(7, 11, 6, 10, 4, 60),
        row(6, 9, 5, 10, 1, 120),
        row(6, 12, 5.5, 13, 3, 84),
        row(6, 9, 5, 9, 2.5, 1),
        row(7, 12, 5.5, 8, 0, 3),
        row(14, 20, 10, 22, 0.5, 84),
        row(18, 25, 11, 35, 0, 120),
      ],
      correlation: symmetric([
        [],
        [0.45],
        [0.3, 0.4],
        [0.1, 0.2, 0.25],
        [0.15, 0.25, 0.2, 0.35],
        [0.4, 0.45, 0.45, 0.15, 0.2],
        [0.2, 0.15, 0.15, 0.05, 0.05, 0.3],
        [0.45, 0.5, 0.4, 0.15, 0.2, 0.6, 0.25],
        [0.3, 0.3, 0.25, 0.1, 0.15, 0.5, 0.2, 0.7],
      ]),
    },
    source: ASSUMPTIONS_BASIS,
    source_address: null,
    checked_on: '2026-11-20',
    confidence: 'L',
  },
];

function row(
  target_low: number,
  target_high: number,
  assumed_return: number,
  volatility: number,
  income_yield: number,
  months_to_cash: number,
): ClassAssumption {
  return { target_low, target_high, assumed_return, volatility, income_yield, months_to_cash };
}

/** The whole matrix from the entries below its diagonal. */
function symmetric(below: readonly (readonly number[])[]): number[][] {
  return below.map((_, i) =>
    below.map((__, j) => (i === j ? 1 : (below[Math.max(i, j)]?.[Math.min(i, j)] ?? 0))),
  );
}
