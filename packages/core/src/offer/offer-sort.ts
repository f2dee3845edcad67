import { compareNames, compareText } from '../text/fold';
import { comparedMinimum } from './minimum';
import type { OfferCard } from './offer';
import { highestReturn } from './return-range';
import { RISK_SCALE, riskLevel } from './risk-scale';
import { BAND_END } from './term';

export const OFFER_SORTS = [
  'newest',
  'highest_return',
  'lowest_minimum',
  'closing_soonest',
  'name',
  'term',
  'risk',
] as const;
export type OfferSort = (typeof OFFER_SORTS)[number];

export const SORT_LABELS: Record<OfferSort | 'relevance', string> = {
  newest: 'Newest first',
  highest_return: 'Highest target return',
  lowest_minimum: 'Lowest minimum',
  closing_soonest: 'Closing soonest',
  name: 'Name',
  term: 'Shortest term',
  risk: 'Lowest risk rating',
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

/** What holds before what does not; each part keeps its order. */
export function partitioned<T>(items: readonly T[], holds: (item: T) => boolean): T[] {
  return [...items.filter(holds), ...items.filter((item) => !holds(item))];
}

export function sortOffers(cards: readonly OfferCard[], sort: OfferSort, today?: string): OfferCard[] {
  return [...cards].sort(offerOrder(sort, today));
}

const ORDERS: Record<OfferSort, (today?: string) => Order<OfferCard>> = {
  newest: () => newestFirst,
  highest_return: () => ascending((card) => negative(highestReturn(card))),
  lowest_minimum: () => ascending(comparedMinimum),
  closing_soonest: (today) => (a, b) =>
    closingRank(a, today) - closingRank(b, today) || compareText(a.closes_on ?? '', b.closes_on ?? ''),
  name: () => (a, b) => compareNames(a.name, b.name),
  term: () => ascending(termRank),
  risk: () => ascending(riskRank),
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

/** Months; a term known by its band alone comes at the end of the band, an open-ended one after every other. */
function termRank({ term_months, terms, is_open_ended }: OfferCard): number | null {
  if (is_open_ended) return Number.MAX_VALUE;
  if (term_months !== null || terms.length === 0) return term_months;
  return Math.max(...terms.map((band) => BAND_END[band]));
}

/** The provider's rating; one outside the scale comes after the scale, and one that is not stated last. */
function riskRank({ risk_rating, defaulted }: OfferCard): number | null {
  return defaulted.includes('risk_rating') ? null : (riskLevel(risk_rating) ?? RISK_SCALE.length);
}

/** 0 still to close, 1 closed already, 2 no closing date. */
function closingRank(card: OfferCard, today?: string): number {
  if (card.closes_on === null) return 2;
  return card.closed_on !== null || (today !== undefined && card.closes_on < today) ? 1 : 0;
}
