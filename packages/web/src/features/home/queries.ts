import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { type Api, pin } from '../../lib/api';

/** The counts of the home page. */
export const statsQuery = ({ client, release }: Api) =>
  queryOptions({
    queryKey: [release, 'stats'],
    queryFn: () => read(client.api.stats.$get({ query: pin(release) })),
  });
