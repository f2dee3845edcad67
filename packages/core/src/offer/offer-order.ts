import { FEE_NAMES } from '../return/fees';
import { leftAfter } from '../return/left-after';
import { RETURN_KINDS } from '../return/return-kind';
import type { TaxPosition } from '../return/tax-position';
import { compareNames, compareText } from '../text/fold';
import { comparedMinimum } from './minimum';
import type { CatalogueOffer, OfferCard } from './offer';
import { newestFirst, type OfferSort, returnGroupOf } from './offer-sort';
import { highestReturn } from './return-range';
import { RISK_SCALE, riskLevel } from './risk-scale';
import { hasEnded } from './status';
import { BAND_END } from './term';

type Order<T> = (a: T, b: T) => number;

/** What an order can depend on beside the offers. */
export interface OrderContext {
  /** A New Zealand date: "closing soonest" puts what can no longer close behind, "left after" uses its tax rates. */
  today: string;
  /** Tax position of "left after"; without one nothing is left to compare and the order is newest first. */
  rate?: TaxPosition | null;
}

/** The order of two offers: a missing value comes last, ties are newest first. */
export function offerOrder(sort: OfferSort, context: OrderContext): Order<CatalogueOffer> {
  const order = ORDERS[sort](context);
  return (a, b) => order(a, b) || newestFirst(a, b);
}

/** What the orders that may be others tomorrow look at. */
export const DAY_ORDER_FIELDS = [
  'asset_class',
  'called_share',
  'closed_on',
  'closes_on',
  'defaulted',
  'distribution',
  'entry_fee',
  'exit_fee',
  'fee_base',
  'gearing',
  'high_water_mark',
  'investment_currency',
  'is_exclusive',
  'management_fee',
  'minimum_investment',
  'not_applicable',
  'offer_type',
  'outcome_return',
  'performance_catch_up',
  'performance_fee',
  'performance_hurdle',
  'returns_stated',
  'security_type',
  'status',
  'tags',
  'target_return_max',
  'target_return_min',
  'target_return_type',
  'tax_structure',
  'term_months',
] as const satisfies readonly (keyof CatalogueOffer)[];
export type DayOrdered = Pick<CatalogueOffer, (typeof DAY_ORDER_FIELDS)[number]>;

/** The orders that depend on the day; offers that are equal stay as they are. */
export const DAY_ORDERS = {
  closing_soonest:
    ({ today }) =>
    (a, b) =>
      closingRank(a, today) - closingRank(b, today) || compareText(a.closes_on ?? '', b.closes_on ?? ''),
  left_after: ({ rate, today }) => {
    const left = oncePerOffer((offer) => {
      const result = rate ? leftAfter(offer, rate, today) : null;
      return result?.computed ? result : null;
    });
    // With no fee taken off it is not what is left, and would rank before those that state theirs.
    const byFees = ascending((offer: DayOrdered) => {
      const found = left(offer);
      return found && Number(found.not_stated.length === FEE_NAMES.length);
    });
    const byHigh = descending((offer: DayOrdered) => left(offer)?.high ?? null);
    const byLow = descending((offer: DayOrdered) => left(offer)?.low ?? null);
    return (a, b) => byFees(a, b) || byHigh(a, b) || byLow(a, b);
  },
} satisfies Partial<Record<OfferSort, (context: OrderContext) => Order<DayOrdered>>>;

/** The orders of which a part can be hidden later: those by day, and the kind of a return, which fees tell. */
export const HIDEABLE_ORDERS = {
  ...DAY_ORDERS,
  return_by_kind: () => {
    const byKind = ascending<DayOrdered>(kindRank);
    const byReturn = descending<DayOrdered>(highestReturn);
    return (a, b) => byKind(a, b) || byReturn(a, b);
  },
} satisfies Partial<Record<OfferSort, (context: OrderContext) => Order<DayOrdered>>>;

const ORDERS: Record<OfferSort, (context: OrderContext) => Order<CatalogueOffer>> = {
  newest: () => newestFirst,
  highest_return: () => descending(highestReturn),
  lowest_minimum: () => ascending(comparedMinimum),
  name: () => (a, b) => compareNames(a.name, b.name),
  term: () => ascending(termRank),
  risk: () => ascending(riskRank),
  ...HIDEABLE_ORDERS,
};

const ascending =
  <T = CatalogueOffer>(value: (offer: T) => number | null): Order<T> =>
  (a, b) =>
    compareNumbers(value(a), value(b));

const descending = <T = CatalogueOffer>(value: (offer: T) => number | null): Order<T> =>
  ascending((offer) => {
    const number = value(offer);
    return number === null ? null : -number;
  });

function compareNumbers(a: number | null, b: number | null): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return a - b;
}

/** A sort compares each offer with many others: what costs time is computed once. */
function oncePerOffer<T>(make: (offer: DayOrdered) => T): (offer: DayOrdered) => T {
  const made = new Map<DayOrdered, T>();
  return (offer) => {
    const known = made.get(offer);
    if (known !== undefined) return known;
    const value = make(offer);
    made.set(offer, value);
    return value;
  };
}

function kindRank(card: DayOrdered): number | null {
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

/** 0 still to close, 1 closed already or ended before it did, 2 no closing date. */
function closingRank(card: DayOrdered, today: string): number {
  if (card.closes_on === null) return 2;
  return card.closed_on !== null || hasEnded(card) || card.closes_on < today ? 1 : 0;
}
