import { useQuery } from '@tanstack/react-query';
import { useApi } from '../app/api-context';
import { useMatched } from '../app/match-context';
import { RequiredView } from '../components/required-view';
import { PostArticle } from '../features/blog/post-article';
import { blogPostQuery, blogPostsQuery } from '../features/blog/queries';

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
