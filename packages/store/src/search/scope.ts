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

/** Whether an offer is in a scope; null where all are. */
export function inScope(scope: SearchScope | undefined): ((card: OfferCard) => boolean) | null {
  if (!scope) return null;
  const { opportunity, tag, platform, thresholds } = scope;
  const conditions: ((card: OfferCard) => boolean)[] = [];
  if (opportunity) conditions.push((card) => opportunity.matches(card, thresholds));
  if (tag !== undefined) conditions.push((card) => card.tags.some(({ slug }) => slug === tag));
  if (platform !== undefined)
    conditions.push((card) => card.platform?.id === platform || card.platform?.slug === platform);
  return conditions.length === 0 ? null : (card) => conditions.every((holds) => holds(card));
}
