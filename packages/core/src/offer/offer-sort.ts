import { type ReturnKind, returnKindOf } from '../return/return-kind';
import { compareText } from '../text/fold';
import { highestReturn } from './return-range';

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
  left_after: 'Most left after tax',
  relevance: 'Closest match',
};

/** Newest first; records of one moment by id. */
export function newestFirst(
  a: { created_at: string; id: string },
  b: { created_at: string; id: string },
): number {
  return compareText(b.created_at, a.created_at) || compareText(a.id, b.id);
}

/** What holds before what does not; each part keeps its order. */
export function partitioned<T>(items: readonly T[], holds: (item: T) => boolean): T[] {
  return [...items.filter(holds), ...items.filter((item) => !holds(item))];
}

/** The group of an offer in `return_by_kind`; null where no target is stated. */
export const returnGroupOf = (
  card: Parameters<typeof highestReturn>[0] & Parameters<typeof returnKindOf>[0],
): ReturnKind | null => (highestReturn(card) === null ? null : returnKindOf(card).kind);
