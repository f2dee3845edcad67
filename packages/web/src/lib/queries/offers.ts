import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { OfferCard } from '@tussock/core/offer/offer';
import type { Api } from '../api-context';
import { pin } from '../pin';

/** One offer by id or slug. */
export const offerQuery = ({ client, release }: Api, idOrSlug: string) =>
  queryOptions({
    queryKey: [release, 'offer', idOrSlug],
    queryFn: () => read(client.api.offers[':idOrSlug'].$get({ param: { idOrSlug }, query: pin(release) })),
  });

/** Up to three offers beside another one, by id or slug. */
export const similarOffersQuery = ({ client, release }: Api, idOrSlug: string) =>
  queryOptions({
    queryKey: [release, 'similar-offers', idOrSlug],
    queryFn: () =>
      read(client.api.offers[':idOrSlug'].similar.$get({ param: { idOrSlug }, query: pin(release) })),
  });

interface CardFilter {
  status?: string;
  tag?: string;
  aip?: 'true';
}

/** The newest offers of one filter as cards. */
export const offerCardsQuery = ({ client, release }: Api, filter: CardFilter, limit: number) =>
  queryOptions({
    queryKey: [release, 'offer-cards', filter, limit],
    queryFn: async () => {
      const query = { ...pin(release), ...filter, view: 'card' as const, limit: String(limit) };
      const page = await read(client.api.offers.$get({ query }));
      return page.data as OfferCard[];
    },
  });
