import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import type { Api } from '../../app/api-context';
import { pin } from '../../app/pin';

/** The newest published posts, without their texts. */
export const latestPostsQuery = ({ client, release }: Api, limit: number) =>
  queryOptions({
    queryKey: [release, 'latest-posts', limit],
    queryFn: () => read(client.api['blog-posts'].$get({ query: { ...pin(release), limit: String(limit) } })),
  });
