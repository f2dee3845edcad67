import { isStated } from '../money/money';
import type { Offer } from '../offer/offer';
import { type LeftAfter, type LeftAfterOffer, leftAfter } from '../return/left-after';
import type { TaxPosition } from '../return/tax-position';
import { positionFor, positionOf, taxOfPosition } from './own-position';
import type { Situation } from './situation';

/** An offer with its fees: a card has none, and a missing fee would count as not stated. */
export type WholeOffer = LeftAfterOffer &
  Pick<Offer, 'management_fee' | 'performance_fee' | 'entry_fee' | 'exit_fee'>;

export interface AtSituation {
  position: TaxPosition;
  left: LeftAfter;
}

/** What is left of an offer's target in a situation, on a date (2026-11-20); null while there is no tax position. */
export function leftAtSituation(offer: WholeOffer, situation: Situation, on: string): AtSituation | null {
  const position = positionFor(offer, situation, on);
  return position && { position, left: leftAfter(offer, position, on) };
}

/** A PIE offer's return in the PIE, and the same return were it not earned in one; null where no rate was entered. */
export interface BothWays {
  pie: LeftAfter | null;
  direct: LeftAfter | null;
  /** Percent: the rate on what is held directly; null where it is not entered or not modelled. */
  direct_rate: number | null;
}

/** Both ways of a PIE offer; null for other offers. */
export function bothWaysOf(offer: WholeOffer, situation: Situation, on: string): BothWays | null {
  if (offer.tax_structure !== 'pie') return null;
  const position = positionOf(situation, on);
  const direct_rate = position && taxOfPosition(position).direct;
  return {
    pie: leftAtSituation(offer, situation, on)?.left ?? null,
    direct:
      position === null || direct_rate === null
        ? null
        : leftAfter({ ...offer, tax_structure: 'other', derived: [] }, position, on),
    direct_rate,
  };
}

/** NZD a year on an amount at a rate in percent a year, to three digits: a target says no more. */
export const perYear = (amount: number, percent: number): number =>
  Number(((amount * percent) / 100).toPrecision(3));

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
