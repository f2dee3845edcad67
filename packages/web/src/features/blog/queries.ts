import { queryOptions } from '@tanstack/react-query';
import { read } from '@tussock/api/client';
import { allPages } from '@tussock/core/answers/all-pages';
import { type Api, pageOf, pin } from '../../lib/api';

/** Posts of the section on the home page. */
const LATEST = 3;

/** The newest published posts, without their texts. */
export const latestPostsQuery = ({ client, release }: Api) =>
  queryOptions({
    queryKey: [release, 'latest-posts', LATEST],
    queryFn: () => read(client.api['blog-posts'].$get({ query: { ...pin(release), limit: String(LATEST) } })),
  });

/** Every published post without its text, newest first. */
export const blogPostsQuery = ({ client, release }: Api) =>
  queryOptions({
    queryKey: [release, 'blog-posts'],
    queryFn: () => allPages((page) => read(client.api['blog-posts'].$get({ query: pageOf(release, page) }))),
  });

/** The charts of a post's text. */
export const postChartsQuery = ({ client, release }: Api, idOrSlug: string) =>
  queryOptions({
    queryKey: [release, 'post-charts', idOrSlug],
    queryFn: () =>
      read(client.api.charts['blog-posts'][':idOrSlug'].$get({ param: { idOrSlug }, query: pin(release) })),
  });

/** One published post by id or slug. */
export const blogPostQuery = ({ client, release }: Api, idOrSlug: string) =>
  queryOptions({
    queryKey: [release, 'blog-post', idOrSlug],
    queryFn: () =>
      read(client.api['blog-posts'][':idOrSlug'].$get({ param: { idOrSlug }, query: pin(release) })),
  });
