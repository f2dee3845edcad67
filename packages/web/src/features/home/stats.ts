import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { Api } from '../../lib/api-context';
import { pin } from '../../lib/pin';

/** The counts of the home page. */
export const statsQuery = ({ client, release }: Api) =>
  queryOptions({
    queryKey: [release, 'stats'],
    queryFn: () => read(client.api.stats.$get({ query: pin(release) })),
  });
