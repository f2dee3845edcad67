import { useQuery } from '@tanstack/react-query';
import { OFFER_LIST } from '@tussock/core/offer/offer-query';
import { useApi } from '../../app/api-context';
import { type ListMeta, listMeta } from '../list/list-meta';
import { offerListData } from '../offers/structured-data';
import { useSettings } from '../site/use-settings';
import { offerListQuery, PAGE_SIZE } from './queries';
import type { ListScope } from './scope';
import { useListQuery } from './use-list-query';

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
