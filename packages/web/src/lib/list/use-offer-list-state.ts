import type { FacetName } from '@tussock/core/offer/facets';
import { OFFER_LIST } from '@tussock/core/offer/offer-query';
import type { OfferSort } from '@tussock/core/offer/offer-sort';
import { type ListState, useList } from './use-list-state';

export type OfferListState = ListState<FacetName, OfferSort>;

/** The state of a list of offers, which is the address and nothing else. */
export const useListQuery = (): OfferListState => useList(OFFER_LIST);
