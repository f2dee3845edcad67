import type { OfferQuery } from '../offer/offer-query';
import { SORT_LABELS } from '../offer/offer-sort';
import type { PortfolioClassSlug } from './asset-classes';

/** The order of the lists that the builder links to. Nobody can pay for a place in it. */
const SORT = 'newest';

/** The neutral list of all offers of a class; the page states its sort beside the link. */
export function offersOfClass(slug: PortfolioClassSlug): { query: OfferQuery; sort_label: string } {
  return {
    query: { q: '', filters: { asset_class: [slug] }, sort: SORT, page: 1, layout: 'cards' },
    sort_label: SORT_LABELS[SORT],
  };
}
