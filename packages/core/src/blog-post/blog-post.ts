import * as z from 'zod';
import { key, longText, name, shortText, slug, timestamp } from '../field';

/** A row of `blog_posts`; `content` is Markdown, `read_time` minutes. */
export const blogPost = z.strictObject({
  id: key,
  slug: slug.nullable(),
  title: name,
  excerpt: shortText.nullable(),
  category: shortText.nullable(),
  author: shortText.nullable(),
  read_time: z.number().min(0).max(600).nullable(),
  is_published: z.boolean(),
  published_date: timestamp.nullable(),
  content: longText.nullable(),
});
export type BlogPost = z.infer<typeof blogPost>;

/** A post in a list: everything but its text. */
export const blogPostSummary = blogPost.omit({ content: true });
export type BlogPostSummary = z.infer<typeof blogPostSummary>;
