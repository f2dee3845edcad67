import { useQuery } from '@tanstack/react-query';
import type { FacetNameOf, FirmKind, FirmSort } from '@tussock/core/firm/firm-lists';
import type { FiltersOf } from '@tussock/core/list/facet';
import type { ListSpec } from '@tussock/core/list/list-query';
import { useApi } from '../../lib/api-context';
import { type ListMeta, listMeta } from '../../lib/list/list-meta';
import { useList } from '../../lib/list/use-list-state';
import { FIRMS_ON_A_PAGE, firmListQuery } from './list-queries';

/** What a page of firms or funds says about itself. */
export function useFirmMeta<K extends FirmKind>(
  kind: K,
  spec: ListSpec<FacetNameOf[K], FirmSort>,
  fixed: FiltersOf<FacetNameOf[K]>,
  page: { title: string; path: string },
): ListMeta {
  const { asked } = useList(spec);
  const { data } = useQuery(firmListQuery(useApi(), kind, fixed, asked));
  return listMeta({ ...page, spec, asked, total: data?.total, size: FIRMS_ON_A_PAGE });
}
