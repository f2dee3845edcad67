import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { CardOf, FacetNameOf, FirmKind, FirmQuery } from '@tussock/core/firm/firm-lists';
import type { FiltersOf } from '@tussock/core/list/facet';
import type { CountsOf } from '@tussock/core/list/facet-table';
import type { Api } from '../../lib/api-context';
import { pin } from '../../lib/pin';
import { AIP_APPROVED } from './fixed-types';

export const FIRMS_ON_A_PAGE = 25;

export interface FirmPage<K extends FirmKind> {
  data: CardOf[K][];
  total: number;
  facets: CountsOf<FacetNameOf[K]>;
}

/** A page of a list of firms or funds with its facet counts; `fixed` is what the page itself narrows the list to. */
export function firmListQuery<K extends FirmKind>(
  { client, release }: Api,
  kind: K,
  fixed: FiltersOf<FacetNameOf[K]>,
  asked: FirmQuery<K>,
) {
  const query = {
    ...pin(release),
    ...(asked.q && { q: asked.q }),
    ...lists({ ...asked.filters, ...fixed }),
    ...(asked.sort && { sort: asked.sort }),
    page: String(asked.page),
    limit: String(FIRMS_ON_A_PAGE),
  };
  return queryOptions({
    queryKey: [release, 'firm-list', kind, query],
    queryFn: async () => {
      const call = client.api.firms[kind].$get as unknown as (given: { query: typeof query }) => never;
      return (await read(call({ query }))) as FirmPage<K>;
    },
    placeholderData: keepPreviousData,
  });
}

/** The first page of the providers that are stated as AIP approved, for a page that is a list of something else. */
export const approvedProvidersQuery = (api: Api) =>
  firmListQuery(api, 'providers', AIP_APPROVED, { q: '', filters: {}, sort: null, page: 1, layout: 'cards' });

const lists = (filters: object): Record<string, string[]> =>
  Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, [...(values as string[])]]));
