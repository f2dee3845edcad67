import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { type Api, pin } from '../api';

/** What changed in one offer, named by id or slug, newest first. */
export const offerChangesQuery = ({ client, release }: Api, offer: string) =>
  queryOptions({
    queryKey: [release, 'offer-changes', offer],
    queryFn: () => read(client.api.changes.$get({ query: { ...pin(release), offer, limit: '20' } })),
  });
