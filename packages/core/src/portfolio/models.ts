import type { EffectiveDated } from '../settings/effective-dated';
import { ASSUMPTIONS_BASIS } from './asset-classes';

/** Weights are whole tenths of a percent in the order of `PORTFOLIO_CLASSES`; they sum to 1,000. */
export type Weights = readonly number[];

/** 1,000 tenths of a percent. */
export const WHOLE = 1_000;

export const PORTFOLIO_MODELS = ['income', 'cautious', 'balanced', 'growth', 'venture'] as const;
export type PortfolioModelId = (typeof PORTFOLIO_MODELS)[number];

export interface PortfolioModel {
  id: PortfolioModelId;
  name: string;
  /** What it holds. It never says whom it suits. */
  description: string;
  weights: Weights;
}

/**
 * Five illustrative mixes, in rising order of the volatility that the assumptions give them. The visitor chooses one;
 * no question about the person leads to it.
 */
export const MODELS: EffectiveDated<readonly PortfolioModel[]>[] = [
  {
    in_force_from: '2026-11-20',
    value: [
      {
        id: 'income',
        name: 'Income first',
        description: 'Mostly private credit, with property and infrastructure that pay out through the year.',
        weights: [550, 150, 150, 0, 0, 100, 50, 0, 0],
      },
      {
        id: 'cautious',
        name: 'Spread widely',
        description:
          'Private credit and absolute return with land, infrastructure and a liquid multi-asset part.',
        weights: [250, 150, 150, 100, 100, 100, 100, 50, 0],
      },
      {
        id: 'balanced',
        name: 'Balanced',
        description: 'About a third in property and land, and a fifth each in lending and in companies.',
        weights: [200, 200, 150, 50, 100, 50, 50, 150, 50],
      },
      {
        id: 'growth',
        name: 'Growth',
        description:
          'More than half in private equity and venture capital; little income, long holding times.',
        weights: [100, 150, 100, 50, 50, 0, 0, 350, 200],
      },
      {
        id: 'venture',
        name: 'Venture-heavy',
        description:
          'Half in venture capital and most of the rest in private equity; the widest range of outcomes.',
        weights: [50, 50, 50, 0, 0, 0, 50, 300, 500],
      },
    ],
    source: ASSUMPTIONS_BASIS,
    source_address: null,
    checked_on: '2026-11-20',
    confidence: 'L',
  },
];
