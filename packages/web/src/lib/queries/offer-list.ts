import { type DirectoryClient, read } from '@tussock/api/client';
import { OFFERS_ON_A_PAGE, type OfferQuery } from '@tussock/core/offer/offer-query';
import type { InferResponseType } from 'hono/client';
import { optional, type PageQuery } from '../address/route';
import { type Api, pin } from '../api';
import { listChartQuery } from './charts';
import { facetedListQuery } from './faceted-list';
import { listedOffers } from './listed-offer';
import { type OfferScope, offerListParams } from './offer-list-params';

export type { OfferScope } from './offer-list-params';

/** A page of a list with its facet counts: the visitor's query within the scope of the page. */
export const offerListQuery = ({ client, release }: Api, scope: OfferScope, query: OfferQuery) => {
  const params = {
    ...pin(release),
    ...offerListParams(scope, query),
    page: String(query.page),
    limit: String(OFFERS_ON_A_PAGE),
  };
  return facetedListQuery([release, 'offer-list'], query, params, async (asked) =>
    listAnswer(await read(client.api.search.$get({ query: asked }))),
  );
};

/** What a page reads for its list of offers: the list, which is `required` or `optional` there, and its chart where it is drawn. */
export const offerListReads = (
  api: Api,
  scope: OfferScope,
  query: OfferQuery,
  needed: (options: unknown) => PageQuery,
): PageQuery[] => [
  needed(offerListQuery(api, scope, query)),
  ...(query.layout === 'chart' ? [optional(listChartQuery(api, scope, query))] : []),
];

const listAnswer = ({ data, ...answer }: SearchAnswer) => ({ ...answer, data: listedOffers(data) });

export type SearchAnswer = InferResponseType<DirectoryClient['api']['search']['$get'], 200>;
export type ListAnswer = ReturnType<typeof listAnswer>;
