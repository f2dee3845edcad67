import type * as z from 'zod';
import { rowSchema } from '../column/schema';
import { BLOG_POST_COLUMNS } from './columns';

/** A row of `blog_posts`. */
export const blogPost = rowSchema(BLOG_POST_COLUMNS);
export type BlogPost = z.infer<typeof blogPost>;

/** A post in a list: everything but its text and its sources. */
export const blogPostSummary = blogPost.omit({ content: true, references: true });
export type BlogPostSummary = z.infer<typeof blogPostSummary>;
