import type { Filters } from '@tussock/core/offer/facets';

/** What a list page shows before the visitor filters anything. */
export interface ListScope {
  /** A page under /opportunities. */
  opportunity?: string;
  /** A tag. */
  tag?: string;
  /** Id of a platform. */
  platform?: string;
  /** Facets that the page itself fixes; they are no choice on it. */
  fixed?: Filters;
}

export const EVERYTHING: ListScope = {};
