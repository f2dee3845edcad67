import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { type Api, pin } from '../../lib/api';
import { paging } from '../../lib/queries/paging';

/** Offers that ended, latest first. */
export const outcomesQuery = ({ client, release }: Api, page: number) =>
  queryOptions({
    queryKey: [release, 'outcomes', page],
    queryFn: () => read(client.api.outcomes.$get({ query: paging(release, page) })),
    placeholderData: keepPreviousData,
  });

/** Target against outcome of every offer that ended. */
export const trackRecordChartQuery = ({ client, release }: Api) =>
  queryOptions({
    queryKey: [release, 'track-record-chart'],
    queryFn: () => read(client.api.charts['track-record'].$get({ query: pin(release) })),
  });
