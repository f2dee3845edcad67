import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { MOST_CHANGES } from '@tussock/core/changelog/most-changes';
import { type Api, pin } from '../api';

/** What changed in one offer, named by id or slug, newest first. */
export const offerChangesQuery = ({ client, release }: Api, offer: string) =>
  queryOptions({
    queryKey: [release, 'offer-changes', offer],
    queryFn: () => read(client.api.changes.$get({ query: { ...pin(release), offer, limit: '20' } })),
  });

/** The release after which the log of changes lacks none: that of its last entry, where it is full. */
export const wholeAfterQuery = ({ client, release }: Api) =>
  queryOptions({
    queryKey: [release, 'changes-whole-after'],
    queryFn: async () => {
      const last = { ...pin(release), limit: '1', page: String(MOST_CHANGES) };
      const { data } = await read(client.api.changes.$get({ query: last }));
      return data[0]?.release ?? 0;
    },
  });
