import { useQuery } from '@tanstack/react-query';
import { PostArticle } from '../features/blog/post-article';
import { blogPostQuery, blogPostsQuery } from '../features/blog/queries';
import { useApi } from '../lib/api-context';
import { useMatched } from '../lib/match-context';
import { RequiredView } from '../ui/page/required-view';

export default function BlogPostPage() {
  const api = useApi();
  const { id = '' } = useMatched().at.params;
  const post = useQuery(blogPostQuery(api, id));
  const posts = useQuery(blogPostsQuery(api));
  return (
    <RequiredView query={post} what="this post">
      {(found) => <PostArticle post={found} posts={posts.data ?? []} />}
    </RequiredView>
  );
}
