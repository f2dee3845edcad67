import { useQuery } from '@tanstack/react-query';
import { OFFER_LIST, OFFERS_ON_A_PAGE, type OfferQuery } from '@tussock/core/offer/offer-query';
import { useApi } from '../../../lib/api';
import { type ListMeta, listMeta } from '../../../lib/list/list-meta';
import { type OfferScope, offerListQuery } from '../../../lib/queries/offer-list';
import { useSettings } from '../../../lib/use-settings';
import { offerListData } from './structured-data';

/** What a page that is a list of offers says about itself: its head, and its first offers as structured data. */
export function useOfferListMeta(
  scope: OfferScope,
  query: OfferQuery,
  page: Pick<Parameters<typeof listMeta>[0], 'title' | 'path' | 'fewest' | 'doubleOf'>,
): { meta: ListMeta; structuredData: Record<string, unknown>[] } {
  const settings = useSettings();
  const { data } = useQuery(offerListQuery(useApi(), scope, query));
  return {
    meta: listMeta({
      ...page,
      spec: OFFER_LIST,
      query,
      size: OFFERS_ON_A_PAGE,
      total: data?.total,
      facets: data?.facets,
    }),
    structuredData: data ? [offerListData(page.title, data, settings)] : [],
  };
}
