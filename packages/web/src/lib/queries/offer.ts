import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { type Api, pin } from '../api';

/** One offer by id or slug. */
export const offerQuery = ({ client, release }: Api, idOrSlug: string) =>
  queryOptions({
    queryKey: [release, 'offer', idOrSlug],
    queryFn: () => read(client.api.offers[':idOrSlug'].$get({ param: { idOrSlug }, query: pin(release) })),
  });
