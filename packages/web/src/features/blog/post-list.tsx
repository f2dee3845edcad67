import type { BlogPostSummary } from '@tussock/core/blog-post/blog-post';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { PostFacts } from './post-facts';

/** Posts under each other, newest first. */
export function PostList({ posts }: { posts: BlogPostSummary[] }) {
  return (
    <ul className="max-w-[46rem]">
      {posts.map((post) => (
        <li key={post.id} className="border-b border-line py-6 first:pt-0">
          <h2 className="text-21 md:text-27">
            <Link to={paths.blogPost(post)} className="hover:underline">
              {post.title}
            </Link>
          </h2>
          {post.excerpt && <p className="mt-1.5 text-muted">{post.excerpt}</p>}
          <p className="mt-2 text-13 text-muted">
            <PostFacts post={post} />
          </p>
        </li>
      ))}
    </ul>
  );
}
