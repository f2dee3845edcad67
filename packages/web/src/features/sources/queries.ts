import { read } from '@tussock/api/client';
import type { Api } from '../../lib/api';
import { chosenValues } from '../../lib/queries/chosen-values';
import { facetedListQuery } from '../../lib/queries/faceted-list';
import { paging } from '../../lib/queries/paging';
import type { LedgerQuery } from './ledger-list';

/** A page of the fact ledger, latest look first, with its facet counts. */
export function sourcesQuery({ client, release }: Api, query: LedgerQuery) {
  const params = { ...paging(release, query.page), ...chosenValues(query.filters) };
  return facetedListQuery([release, 'sources'], query, params, (asked) =>
    read(client.api.sources.$get({ query: asked })),
  );
}
