import type { BlogPostSummary } from '@tussock/core/blog-post/blog-post';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PostFacts } from './post-facts';

it.each([
  ['2026-11-25T10:59:59.000Z', '25 November 2026'],
  ['2026-11-25T11:00:00.000Z', '26 November 2026'],
  ['2026-06-30T12:00:00.000Z', '1 July 2026'],
])('a post that was published at %s has the New Zealand date %s', (published_date, day) => {
  const post = { category: null, author: null, read_time: null, published_date } as BlogPostSummary;
  expect(renderToStaticMarkup(<PostFacts post={post} />)).toContain(`>${day}<`);
});
