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
    queryFn: async () => (await cardsOf(api, { status: 'Open' }, NEWEST)).data,
  });

/** Of the newest the band shows the open ones, up to two. Where ended ones are newer than all of those, a search finds them. */
const SECONDARY = { read: 25, shown: 2 } as const;

export const secondaryOffersQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.release, 'secondary-offers'],
    queryFn: async () => {
      const newest = await cardsOf(api, { tag: 'secondary-market' }, SECONDARY.read);
      const open = openOf(newest.data);
      if (open.length === SECONDARY.shown || newest.next_cursor === null) return open;
      const query = { secondary_market: 'true', status: 'Open', limit: String(SECONDARY.read) };
      const found = await read(api.client.api.search.$get({ query: { ...pin(api.release), ...query } }));
      return openOf(found.data as OfferCard[]);
    },
  });

const openOf = (cards: OfferCard[]) => cards.filter(isOpen).slice(0, SECONDARY.shown);

async function cardsOf(
  { client, release }: Api,
  filter: { status: string } | { tag: string },
  limit: number,
) {
  const query = { ...pin(release), ...filter, view: 'card' as const, limit: String(limit) };
  const { data, next_cursor } = await read(client.api.offers.$get({ query }));
  return { data: data as OfferCard[], next_cursor };
}
