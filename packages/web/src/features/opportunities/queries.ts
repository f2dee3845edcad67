import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { type Api, pin } from '../../lib/api';

/** One page under /opportunities with its rule in words; an unknown one is a 404. */
export const opportunityQuery = ({ client, release }: Api, slug: string) =>
  queryOptions({
    queryKey: [release, 'opportunity', slug],
    queryFn: () => read(client.api.opportunities[':slug'].$get({ param: { slug }, query: pin(release) })),
  });

/** Every page under /opportunities with the number of its offers. */
export const opportunitiesQuery = ({ client, release }: Api) =>
  queryOptions({
    queryKey: [release, 'opportunities'],
    queryFn: async () => (await read(client.api.opportunities.$get({ query: pin(release) }))).data,
  });

/** A place of any offer or provider; an unknown one is a 404. */
export const placeQuery = ({ client, release }: Api, slug: string) =>
  queryOptions({
    queryKey: [release, 'place', slug],
    queryFn: () => read(client.api.places[':slug'].$get({ param: { slug }, query: pin(release) })),
  });
