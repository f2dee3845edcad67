import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { OfferCard } from '@tussock/core/offer/offer';
import { type Api, pin } from '../../../lib/api';

/** Enough for both lists of the newest offers: one shows five, the other three. */
const NEWEST = 8;
const SECONDARY = 25;

export const newestOpenOffersQuery = (api: Api) => offerCardsQuery(api, { status: 'Open' }, NEWEST);
export const secondaryOffersQuery = (api: Api) =>
  offerCardsQuery(api, { tag: 'secondary-market' }, SECONDARY);

/** The newest offers of one filter as cards. */
const offerCardsQuery = (
  { client, release }: Api,
  filter: { status: string } | { tag: string },
  limit: number,
) =>
  queryOptions({
    queryKey: [release, 'offer-cards', filter, limit],
    queryFn: async () => {
      const query = { ...pin(release), ...filter, view: 'card' as const, limit: String(limit) };
      const page = await read(client.api.offers.$get({ query }));
      return page.data as OfferCard[];
    },
  });
