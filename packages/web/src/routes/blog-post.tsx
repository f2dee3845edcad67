import { type QueryClient, useQuery } from '@tanstack/react-query';
import { PostArticle } from '../features/blog/post-article';
import { blogPostQuery, blogPostsQuery, postChartsQuery } from '../features/blog/queries';
import { paths } from '../lib/address/paths';
import { optional, type PageAddress, pathOfLoaded, required } from '../lib/address/route';
import { type Api, useApi } from '../lib/api';
import { recordChangesQuery } from '../lib/queries/record-changes';
import { RequiredView } from '../ui/page/required-view';

export const parse = ({ params: { id = '' } }: PageAddress) => id;
export const queries = (id: string, api: Api) => [
  required(blogPostQuery(api, id)),
  optional(blogPostsQuery(api)),
  optional(postChartsQuery(api, id)),
  optional(recordChangesQuery(api, 'blog_post', id)),
];
export const canonical = (id: string, api: Api, data: QueryClient) =>
  pathOfLoaded(data, blogPostQuery(api, id), paths.blogPost);

export default function BlogPostPage({ at: id }: { at: string }) {
  const api = useApi();
  const post = useQuery(blogPostQuery(api, id));
  const posts = useQuery(blogPostsQuery(api));
  const { charts = [] } = useQuery(postChartsQuery(api, id)).data ?? {};
  const changes = useQuery(recordChangesQuery(api, 'blog_post', id)).data ?? null;
  return (
    <RequiredView query={post} what="this post">
      {(found) => <PostArticle post={found} posts={posts.data ?? []} charts={charts} changes={changes} />}
    </RequiredView>
  );
}
