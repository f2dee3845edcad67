import { useQuery } from '@tanstack/react-query';
import { OFFER_LIST } from '@tussock/core/offer/offer-query';
import { useApi } from '../../../lib/api-context';
import { type ListMeta, listMeta } from '../../../lib/list/list-meta';
import { useListQuery } from '../../../lib/list/use-offer-list-state';
import type { ListScope } from '../../../lib/queries/list-scope';
import { offerListQuery, PAGE_SIZE } from '../../../lib/queries/offer-list';
import { useSettings } from '../../../lib/use-settings';
import { offerListData } from './structured-data';

/** What a page that is a list of offers says about itself: its head, and its first offers as structured data. */
export function useOfferMeta(
  scope: ListScope,
  page: { title: string; path: string },
): { meta: ListMeta; structuredData: Record<string, unknown>[] } {
  const settings = useSettings();
  const { asked } = useListQuery();
  const { data } = useQuery(offerListQuery(useApi(), scope, asked));
  return {
    meta: listMeta({ ...page, spec: OFFER_LIST, asked, total: data?.total, size: PAGE_SIZE }),
    structuredData: data ? [offerListData(page.title, data.data, settings)] : [],
  };
}
