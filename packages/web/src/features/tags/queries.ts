import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { type Api, pin } from '../../lib/api';

/** One tag by slug. */
export const tagQuery = ({ client, release }: Api, slug: string) =>
  queryOptions({
    queryKey: [release, 'tag', slug],
    queryFn: () => read(client.api.tags[':slug'].$get({ param: { slug }, query: pin(release) })),
  });
