import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { OutcomeFacetName } from '@tussock/core/changelog/outcome-facets';
import type { FiltersOf } from '@tussock/core/list/facet';
import { type Api, pin } from '../api';
import { chosenValues } from './chosen-values';

/** Target against outcome of the offers that ended and pass the filters. */
export function trackRecordChartQuery({ client, release }: Api, filters: FiltersOf<OutcomeFacetName>) {
  const params = { ...pin(release), ...chosenValues(filters) };
  return queryOptions({
    queryKey: [release, 'track-record-chart', params],
    queryFn: () => read(client.api.charts['track-record'].$get({ query: params })),
    placeholderData: keepPreviousData,
  });
}

/** The open offers by class, minimum and term. */
export const openNowChartQuery = ({ client, release }: Api) =>
  queryOptions({
    queryKey: [release, 'open-now-chart'],
    queryFn: () => read(client.api.charts['open-now'].$get({ query: pin(release) })),
  });
