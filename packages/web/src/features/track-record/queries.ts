import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { Api } from '../../lib/api';
import { chosenValues } from '../../lib/queries/chosen-values';
import { paging } from '../../lib/queries/paging';
import type { OutcomeQuery } from './ended-offers';

/** A page of the offers that ended, latest first, with its facet counts. */
export function outcomesQuery({ client, release }: Api, { filters, page }: OutcomeQuery) {
  const params = { ...paging(release, page), ...chosenValues(filters), empty_options: 'true' as const };
  return queryOptions({
    queryKey: [release, 'outcomes', params],
    queryFn: () => read(client.api.outcomes.$get({ query: params })),
    placeholderData: keepPreviousData,
  });
}
