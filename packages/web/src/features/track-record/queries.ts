import { read } from '@tussock/api/client';
import type { Api } from '../../lib/api';
import { chosenValues } from '../../lib/queries/chosen-values';
import { facetedListQuery } from '../../lib/queries/faceted-list';
import { paging } from '../../lib/queries/paging';
import type { OutcomeQuery } from './ended-offers';

/** A page of the offers that ended, latest first, with its facet counts. */
export function outcomesQuery({ client, release }: Api, query: OutcomeQuery) {
  const params = { ...paging(release, query.page), ...chosenValues(query.filters) };
  return facetedListQuery([release, 'outcomes'], query, params, (asked) =>
    read(client.api.outcomes.$get({ query: asked })),
  );
}
