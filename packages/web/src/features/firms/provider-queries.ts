import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { Api } from '../../lib/api-context';
import { pin } from '../../lib/pin';

/** One provider by id or slug. */
export const providerQuery = ({ client, release }: Api, idOrSlug: string) =>
  queryOptions({
    queryKey: [release, 'provider', idOrSlug],
    queryFn: () => read(client.api.providers[':idOrSlug'].$get({ param: { idOrSlug }, query: pin(release) })),
  });

/** The first providers by name; platforms are not among them. */
export const providersQuery = ({ client, release }: Api, limit: number) =>
  queryOptions({
    queryKey: [release, 'providers', limit],
    queryFn: () => read(client.api.providers.$get({ query: { ...pin(release), limit: String(limit) } })),
  });
