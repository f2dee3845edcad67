import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { OutcomeFacetName } from '@tussock/core/changelog/outcome-facets';
import type { FiltersOf } from '@tussock/core/list/facet';
import type { OfferQuery } from '@tussock/core/offer/offer-query';
import { type Api, pin } from '../api';
import { chosenValues } from './chosen-values';
import { type OfferScope, offerListParams } from './offer-list-params';

/** Of a query whose page has what is drawn from it as HTML (`ui/chart/drawn`): its data is not sent as well. */
export const DRAWN = { drawn: true };

/** Target against outcome of the offers that ended and pass the filters. */
export function trackRecordChartQuery({ client, release }: Api, filters: FiltersOf<OutcomeFacetName>) {
  const params = { ...pin(release), ...chosenValues(filters) };
  return queryOptions({
    queryKey: [release, 'track-record-chart', params],
    meta: DRAWN,
    queryFn: () => read(client.api.charts['track-record'].$get({ query: params })),
    placeholderData: keepPreviousData,
  });
}

/** The first offers of a list, as the visitor's query within the scope of the page finds them. */
export function listChartQuery({ client, release }: Api, scope: OfferScope, query: OfferQuery) {
  const params = { ...pin(release), ...offerListParams(scope, query) };
  return queryOptions({
    queryKey: [release, 'list-chart', params],
    meta: DRAWN,
    queryFn: () => read(client.api.charts.search.$get({ query: params })),
    placeholderData: keepPreviousData,
  });
}

/** The open offers by class, minimum and term. */
export const openNowChartQuery = ({ client, release }: Api) =>
  queryOptions({
    queryKey: [release, 'open-now-chart'],
    meta: DRAWN,
    queryFn: () => read(client.api.charts['open-now'].$get({ query: pin(release) })),
  });

/** Slug of a class, or ids or slugs of offers in hand. */
export type RangesOf = { asset_class: string } | { offer: readonly string[] };

/** Target and minimum of the open offers of a class, or of those beside the offers in hand (by id or slug). */
export function rangesChartQuery({ client, release }: Api, of: RangesOf) {
  const params = { ...pin(release), ...('offer' in of ? { offer: [...of.offer] } : of) };
  return queryOptions({
    queryKey: [release, 'ranges-chart', params],
    meta: DRAWN,
    queryFn: () => read(client.api.charts.ranges.$get({ query: params })),
    placeholderData: keepPreviousData,
  });
}

/** What is repaid first from the security of a loan, by id or slug of its offer. */
export const capitalStackChartQuery = ({ client, release }: Api, offer: string) =>
  queryOptions({
    queryKey: [release, 'capital-stack-chart', offer],
    meta: DRAWN,
    queryFn: () =>
      read(
        client.api.charts.offers[':idOrSlug']['capital-stack'].$get({
          param: { idOrSlug: offer },
          query: pin(release),
        }),
      ),
  });
