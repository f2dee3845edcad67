import type { FacetTable } from '@tussock/core/offer/facet-counts';
import type { OfferCard } from '@tussock/core/offer/offer';
import type { OpportunityFilter, Thresholds } from '@tussock/core/offer/opportunity-filter';

/** What a list is about, before any filter: offers outside of it are neither shown nor counted. */
export interface SearchScope {
  /** A page under /opportunities. */
  opportunity?: OpportunityFilter | undefined;
  /** Slug of a tag. */
  tag?: string | undefined;
  /** Id or slug of a platform. */
  platform?: string | undefined;
  thresholds: Thresholds;
}

/** The rows of a scope, in the order given. */
export function rowsInScope(
  { cards }: FacetTable,
  scope: SearchScope | undefined,
  rows: Iterable<number>,
): Iterable<number> {
  const { opportunity, tag, platform } = scope ?? {};
  const conditions: ((card: OfferCard) => boolean)[] = [];
  if (scope && opportunity) conditions.push((card) => opportunity.matches(card, scope.thresholds));
  if (tag !== undefined) conditions.push((card) => card.tags.some(({ slug }) => slug === tag));
  if (platform !== undefined)
    conditions.push((card) => card.platform?.id === platform || card.platform?.slug === platform);
  if (conditions.length === 0) return rows;
  const isInside = (row: number) => conditions.every((holds) => holds(cards[row] as OfferCard));
  return [...rows].filter(isInside);
}
