import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { type Api, pin } from '../../../lib/api';
import { DRAWN } from '../../../lib/queries/charts';

/** Money in and out of an offer by the year, drawn. */
export const cashFlowQuery = ({ client, release }: Api, idOrSlug: string) =>
  queryOptions({
    queryKey: [release, 'cash-flow-chart', idOrSlug],
    meta: DRAWN,
    queryFn: () =>
      read(
        client.api.charts.offers[':idOrSlug']['cash-flow'].$get({ param: { idOrSlug }, query: pin(release) }),
      ),
  });
