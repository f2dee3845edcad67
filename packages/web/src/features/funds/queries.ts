import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { type Api, pin } from '../../lib/api';

/** What the page of one fund shows, by id or slug. */
export const fundQuery = ({ client, release }: Api, idOrSlug: string) =>
  queryOptions({
    queryKey: [release, 'fund', idOrSlug],
    queryFn: () =>
      read(client.api.funds[':idOrSlug'].page.$get({ param: { idOrSlug }, query: pin(release) })),
  });
