import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { OfferCard } from '@tussock/core/offer/offer';
import { isOpen } from '@tussock/core/offer/status';
import { type Api, pin } from '../../../lib/api';

/** Both lists of the newest offers begin with the same: one shows five, the other three of them. */
const NEWEST = 5;

export const newestOpenOffersQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.release, 'newest-open-offers'],
    queryFn: () => newestCards(api, { status: 'Open' }, NEWEST),
  });

/** Of these the band shows the open ones, up to two. */
const SECONDARY = { read: 25, shown: 2 } as const;

export const secondaryOffersQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.release, 'secondary-offers'],
    queryFn: async () => {
      const cards = await newestCards(api, { tag: 'secondary-market' }, SECONDARY.read);
      return cards.filter(isOpen).slice(0, SECONDARY.shown);
    },
  });

async function newestCards(
  { client, release }: Api,
  filter: { status: string } | { tag: string },
  limit: number,
): Promise<OfferCard[]> {
  const query = { ...pin(release), ...filter, view: 'card' as const, limit: String(limit) };
  return (await read(client.api.offers.$get({ query }))).data as OfferCard[];
}
