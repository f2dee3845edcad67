import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { type Api, pin } from '../api';

/** Up to three offers to compare with another one, which is named by id or slug. */
export const similarOffersQuery = ({ client, release }: Api, idOrSlug: string) =>
  queryOptions({
    queryKey: [release, 'similar-offers', idOrSlug],
    queryFn: () =>
      read(client.api.offers[':idOrSlug'].similar.$get({ param: { idOrSlug }, query: pin(release) })),
  });
