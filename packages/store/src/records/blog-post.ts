import { type BlogPost, blogPost, blogPostSummary } from '@tussock/core/blog-post/blog-post';
import { type Item, listOf, recordKeys } from '../table/keys';
import { oneItem, type Reader } from '../table/reader';
import { recordText } from '../table/record-text';
import { slugItem } from '../table/slug-entry';
import type { DirectoryReads } from './directory-reads';
import { listItem, type NextPlace } from './items';

const record = oneItem('blog-post', blogPost);
const BLOG_POSTS = listOf('blog-posts');

export function* blogPostItems(release: number, fields: BlogPost, place: NextPlace): Generator<Item> {
  const { content, references, ...summary } = fields;
  const { id, slug } = summary;
  if (slug !== null) yield slugItem(release, 'blog-post', slug, { id, slug });
  yield { ...recordText({ ...summary, references, content }), ...recordKeys(release, 'blog-post', id, slug) };
  yield listItem(place(BLOG_POSTS), recordText(summary));
}

export const blogPostReads = (reader: Reader) =>
  ({
    listBlogPosts: (release, page) => reader.list(release, BLOG_POSTS, blogPostSummary, page),
    getBlogPostById: (release, id) => reader.byId(release, record, id),
    getBlogPostBySlug: (release, slug) => reader.bySlug(release, record, slug),
  }) satisfies Partial<DirectoryReads>;
