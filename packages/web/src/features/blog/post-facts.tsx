import type { BlogPostSummary } from '@tussock/core/blog-post/blog-post';
import { DOT } from '@tussock/core/text/dotted';
import { Fragment } from 'react';
import { Day } from '../../ui/text/day';

/** "Tax · By Priya Saltmarsh · 20 May 2025 · 3 min read"; what is not known is left out. */
export function PostFacts({
  post,
  minutes = post.read_time,
}: {
  post: BlogPostSummary;
  /** Reading time; the post's own where missing. */
  minutes?: number | null;
}) {
  const facts = [
    post.category,
    post.author && `By ${post.author}`,
    post.published_date && <Day on={post.published_date} />,
    minutes && <span className="whitespace-nowrap">{`${Math.max(1, Math.round(minutes))} min read`}</span>,
  ];
  const known = (['category', 'author', 'date', 'minutes'] as const)
    .map((name, place) => [name, facts[place]] as const)
    .filter(([, fact]) => fact);
  return known.map(([name, fact], place) => (
    <Fragment key={name}>
      {place > 0 && DOT}
      {fact}
    </Fragment>
  ));
}
