import type { BlogPost, BlogPostSummary } from '@tussock/core/blog-post/blog-post';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { PostFacts } from './post-facts';
import { RELATED_RULE, relatedPosts } from './posts';

/** Three posts to read next, with the rule that chose them. */
export function RelatedPosts({ post, posts }: { post: BlogPost; posts: BlogPostSummary[] }) {
  const related = relatedPosts(post, posts);
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related" className="no-print mt-14 border-t border-line pt-6">
      <h2 id="related" className="text-21">
        Read on
      </h2>
      <p className="mt-1 text-13 text-muted">{RELATED_RULE}</p>
      <ul className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {related.map((other) => (
          <li key={other.id}>
            <Link to={paths.blogPost(other)} className="font-serif text-17 wrap-anywhere hover:underline">
              {other.title}
            </Link>
            <p className="mt-1 text-13 text-muted">
              <PostFacts post={other} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
