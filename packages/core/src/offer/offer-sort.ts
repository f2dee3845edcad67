import { isStated } from '../money/money';
import { compareNames, compareText } from '../text/fold';
import type { OfferCard } from './offer';
import { highestReturn } from './return-range';

export const OFFER_SORTS = ['newest', 'highest_return', 'lowest_minimum', 'closing_soonest', 'name'] as const;
export type OfferSort = (typeof OFFER_SORTS)[number];

export const SORT_LABELS: Record<OfferSort | 'relevance', string> = {
  newest: 'Newest first',
  highest_return: 'Highest target return',
  lowest_minimum: 'Lowest minimum',
  closing_soonest: 'Closing soonest',
  name: 'Name',
  relevance: 'Closest match',
};

type Order<T> = (a: T, b: T) => number;

/** Newest first; records of one moment by id. */
export function newestFirst(
  a: { created_at: string; id: string },
  b: { created_at: string; id: string },
): number {
  return compareText(b.created_at, a.created_at) || compareText(a.id, b.id);
}

/**
 * The order of two offers: a missing value comes last, ties are newest first. `today` (a New Zealand date) puts
 * offers that can no longer close soon behind those that can.
 */
export function offerOrder(sort: OfferSort, today?: string): Order<OfferCard> {
  const order = ORDERS[sort](today);
  return (a, b) => order(a, b) || newestFirst(a, b);
}

export function sortOffers(cards: readonly OfferCard[], sort: OfferSort, today?: string): OfferCard[] {
  return [...cards].sort(offerOrder(sort, today));
}

const ORDERS: Record<OfferSort, (today?: string) => Order<OfferCard>> = {
  newest: () => newestFirst,
  highest_return: () => ascending((card) => negative(highestReturn(card))),
  lowest_minimum: () =>
    ascending((card) => (isStated(card.minimum_investment) ? card.minimum_investment : null)),
  closing_soonest: (today) => (a, b) =>
    closingRank(a, today) - closingRank(b, today) || compareText(a.closes_on ?? '', b.closes_on ?? ''),
  name: () => (a, b) => compareNames(a.name, b.name),
};

function ascending(value: (card: OfferCard) => number | null): Order<OfferCard> {
  return (a, b) => compareNumbers(value(a), value(b));
}

function compareNumbers(a: number | null, b: number | null): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return a - b;
}

function negative(value: number | null): number | null {
  return value === null ? null : -value;
}

/** 0 still to close, 1 closed already, 2 no closing date. */
function closingRank(card: OfferCard, today?: string): number {
  if (card.closes_on === null) return 2;
  return card.closed_on !== null || (today !== undefined && card.closes_on < today) ? 1 : 0;
}
