import type { FacetName } from '@tussock/core/offer/facets';
import { OFFER_LIST, type OfferQuery } from '@tussock/core/offer/offer-query';
import type { OfferSort } from '@tussock/core/offer/offer-sort';
import { type ListState, useListState } from '../../../lib/list/use-list-state';

export type OfferListState = ListState<FacetName, OfferSort>;

/** The state of a list of offers; `spec` is that of a page whose address has more. */
export const useOfferListState = (query: OfferQuery, spec = OFFER_LIST): OfferListState =>
  useListState(spec, query);
