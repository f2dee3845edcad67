import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { Api } from '../../lib/api-context';
import { pin } from '../../lib/pin';

/** The first platforms by name. */
export const platformsQuery = ({ client, release }: Api, limit: number) =>
  queryOptions({
    queryKey: [release, 'platforms', limit],
    queryFn: () => read(client.api.platforms.$get({ query: { ...pin(release), limit: String(limit) } })),
  });

/** One platform by id. */
export const platformQuery = ({ client, release }: Api, id: string) =>
  queryOptions({
    queryKey: [release, 'platform', id],
    queryFn: () => read(client.api.platforms[':id'].$get({ param: { id }, query: pin(release) })),
  });
