import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { Api } from '../../app/api-context';
import { pin } from '../../app/pin';

/** The first platforms by name. */
export const platformsQuery = ({ client, release }: Api, limit: number) =>
  queryOptions({
    queryKey: [release, 'platforms', limit],
    queryFn: () => read(client.api.platforms.$get({ query: { ...pin(release), limit: String(limit) } })),
  });
