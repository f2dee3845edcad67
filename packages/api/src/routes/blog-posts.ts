import { pageOf } from '@tussock/core/answers/page';
import { blogPost, blogPostSummary } from '@tussock/core/blog-post/blog-post';
import { Hono } from 'hono';
import type { ApiEnv } from '../env';
import { answer } from '../http/answer';
import { findPost } from '../http/find-post';
import { listParameters, query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const list = describe({
  id: 'listBlogPosts',
  summary: 'Published blog posts without their texts, newest first',
  group: 'Blog posts',
  answers: () => pageOf(blogPostSummary),
});
const single = describe({
  id: 'getBlogPost',
  summary: 'One published blog post by id or slug',
  group: 'Blog posts',
  answers: () => blogPost,
  single: 'by-slug',
});

export const blogPosts = new Hono<ApiEnv>()
  .get('/blog-posts', list, query(listParameters), pinned, async (c) =>
    answer(c, await c.get('reads').listBlogPosts(c.get('release').release, c.req.valid('query'))),
  )
  .get('/blog-posts/:idOrSlug', single, query(readParameters), pinned, async (c) =>
    answer(c, await findPost(c, c.req.param('idOrSlug'))),
  );
