import { useQuery } from '@tanstack/react-query';
import type { FirmKind, FirmQuery } from '@tussock/core/firm/firm-lists';
import { useApi } from '../../lib/api';
import { type ListMeta, listMeta } from '../../lib/list/list-meta';
import { FIRMS_ON_A_PAGE, firmListQuery } from './queries';
import { type FirmScope, specOf } from './scopes';

/** What a page that is a list of firms or funds says about itself. */
export function useFirmListMeta<K extends FirmKind>(
  scope: FirmScope<K>,
  query: FirmQuery<K>,
  page: { title: string; path: string },
): ListMeta {
  const { data } = useQuery(firmListQuery(useApi(), scope, query));
  return listMeta({
    ...page,
    spec: specOf(scope),
    query,
    size: FIRMS_ON_A_PAGE,
    total: data?.total,
    facets: data?.facets,
  });
}
