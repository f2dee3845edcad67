import { leftAfter } from '../return/left-after';
import { RETURN_KINDS, type ReturnKind, returnKindOf } from '../return/return-kind';
import type { TaxPosition } from '../return/tax-position';
import { compareNames, compareText } from '../text/fold';
import { comparedMinimum } from './minimum';
import type { CatalogueOffer, OfferCard } from './offer';
import { highestReturn } from './return-range';
import { RISK_SCALE, riskLevel } from './risk-scale';
import { BAND_END } from './term';

export const OFFER_SORTS = [
  'newest',
  'highest_return',
  'lowest_minimum',
  'closing_soonest',
  'name',
  'return_by_kind',
  'term',
  'risk',
  'left_after',
] as const;
export type OfferSort = (typeof OFFER_SORTS)[number];

export const SORT_LABELS: Record<OfferSort | 'relevance', string> = {
  newest: 'Newest first',
  highest_return: 'Highest target return',
  lowest_minimum: 'Lowest minimum',
  closing_soonest: 'Closing soonest',
  name: 'Name',
  return_by_kind: 'Highest target by kind of return',
  term: 'Shortest term',
  risk: 'Lowest risk rating',
  left_after: 'Most left after fees and tax',
  relevance: 'Closest match',
};

type Order<T> = (a: T, b: T) => number;

/** What an order can depend on beside the offers. */
export interface OrderContext {
  /** A New Zealand date: "closing soonest" puts what can no longer close behind, "left after" uses its tax rates. */
  today: string;
  /** Tax position of "left after"; without one nothing is left to compare and the order is newest first. */
  rate?: TaxPosition | null;
}

/** Newest first; records of one moment by id. */
export function newestFirst(
  a: { created_at: string; id: string },
  b: { created_at: string; id: string },
): number {
  return compareText(b.created_at, a.created_at) || compareText(a.id, b.id);
}

/** The order of two offers: a missing value comes last, ties are newest first. */
export function offerOrder(sort: OfferSort, context: OrderContext): Order<CatalogueOffer> {
  const order = ORDERS[sort](context);
  return (a, b) => order(a, b) || newestFirst(a, b);
}

export function sortOffers(
  cards: readonly CatalogueOffer[],
  sort: OfferSort,
  context: OrderContext,
): CatalogueOffer[] {
  return [...cards].sort(offerOrder(sort, context));
}

/** What holds before what does not; each part keeps its order. */
export function partitioned<T>(items: readonly T[], holds: (item: T) => boolean): T[] {
  return [...items.filter(holds), ...items.filter((item) => !holds(item))];
}

/** The group of an offer in `return_by_kind`; null where no target is stated. */
export const returnGroupOf = (card: OfferCard): ReturnKind | null =>
  highestReturn(card) === null ? null : returnKindOf(card).kind;

const ORDERS: Record<OfferSort, (context: OrderContext) => Order<CatalogueOffer>> = {
  newest: () => newestFirst,
  highest_return: () => descending(highestReturn),
  lowest_minimum: () => ascending(comparedMinimum),
  closing_soonest:
    ({ today }) =>
    (a, b) =>
      closingRank(a, today) - closingRank(b, today) || compareText(a.closes_on ?? '', b.closes_on ?? ''),
  name: () => (a, b) => compareNames(a.name, b.name),
  return_by_kind: () => {
    const byKind = ascending(kindRank);
    const byReturn = descending(highestReturn);
    return (a, b) => byKind(a, b) || byReturn(a, b);
  },
  term: () => ascending(termRank),
  risk: () => ascending(riskRank),
  left_after: ({ rate, today }) => {
    const left = oncePerCard((card) => {
      const result = rate ? leftAfter(card, rate, today) : null;
      return result?.computed ? result : null;
    });
    const byHigh = descending((card) => left(card)?.high ?? null);
    const byLow = descending((card) => left(card)?.low ?? null);
    return (a, b) => byHigh(a, b) || byLow(a, b);
  },
};

const ascending =
  (value: (card: CatalogueOffer) => number | null): Order<CatalogueOffer> =>
  (a, b) =>
    compareNumbers(value(a), value(b));

const descending = (value: (card: CatalogueOffer) => number | null): Order<CatalogueOffer> =>
  ascending((card) => {
    const number = value(card);
    return number === null ? null : -number;
  });

function compareNumbers(a: number | null, b: number | null): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return a - b;
}

/** A sort compares each card with many others: what costs time is computed once. */
function oncePerCard<T>(make: (card: CatalogueOffer) => T): (card: CatalogueOffer) => T {
  const made = new Map<CatalogueOffer, T>();
  return (card) => {
    const known = made.get(card);
    if (known !== undefined) return known;
    const value = make(card);
    made.set(card, value);
    return value;
  };
}

function kindRank(card: OfferCard): number | null {
  const group = returnGroupOf(card);
  return group && RETURN_KINDS.indexOf(group);
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
function closingRank(card: OfferCard, today: string): number {
  if (card.closes_on === null) return 2;
  return card.closed_on !== null || card.closes_on < today ? 1 : 0;
}
