import { isStated } from '../money/money';
import { type LeftAfter, type LeftAfterOffer, leftAfter } from '../return/left-after';
import type { TaxPosition } from '../return/tax-position';
import { positionFor, positionOf, taxOfPosition } from './own-position';
import type { Situation } from './situation';

export interface AtSituation {
  position: TaxPosition;
  left: LeftAfter;
}

/** What is left of an offer's target in a situation, on a date (2026-11-20); null while there is no tax position. */
export function leftAtSituation(offer: LeftAfterOffer, situation: Situation, on: string): AtSituation | null {
  const position = positionFor(offer, situation, on);
  return position && { position, left: leftAfter(offer, position, on) };
}

type Computed = Extract<LeftAfter, { computed: true }>;

export interface BothWays {
  pie: Computed;
  /** The same return, were it not earned in a PIE. */
  direct: Computed;
  /** Percent: the rate on what is held directly. */
  direct_rate: number;
}

/** The return of a PIE offer in the PIE and held directly; null for other offers and where one of the two is not modelled. */
export function bothWaysOf(offer: LeftAfterOffer, situation: Situation, on: string): BothWays | null {
  const position = positionOf(situation, on);
  const rate = position && taxOfPosition(position).direct;
  if (offer.tax_structure !== 'pie' || position === null || rate === null) return null;
  const pie = leftAtSituation(offer, situation, on)?.left;
  const direct = leftAfter({ ...offer, tax_structure: 'other' }, position, on);
  return pie?.computed && direct.computed ? { pie, direct, direct_rate: rate } : null;
}

/** NZD a year on an amount at a rate in percent a year. */
export const perYear = (amount: number, percent: number): number => Math.round((amount * percent) / 100);

/** Whether an amount in NZD is less than the minimum of an offer; null where they cannot be compared. */
export function isBelowMinimum(
  {
    minimum_investment,
    investment_currency,
  }: Pick<LeftAfterOffer, 'minimum_investment' | 'investment_currency'>,
  amount: number | null,
): boolean | null {
  if (amount === null || !isStated(minimum_investment) || investment_currency !== 'NZD') return null;
  return amount < minimum_investment;
}
