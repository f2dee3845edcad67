import { type BlogPost, blogPost, blogPostSummary } from '@tussock/core/blog-post/blog-post';
import type { ManifestOf } from '../releases/live';
import { type Item, listOf, recordKeys } from '../table/keys';
import { oneItem, type Reader } from '../table/reader';
import { addressItem } from './address';
import type { DirectoryReads } from './directory-reads';
import { listItem, type NextPlace } from './items';

const record = { ...oneItem('blog-post', blogPost), kind: 'blog-post' as const };

export function* blogPostItems(release: number, row: BlogPost, place: NextPlace): Generator<Item> {
  const { content, ...summary } = blogPost.parse(row);
  const { id, slug } = summary;
  if (slug !== null) yield addressItem(release, 'blog-post', slug, { id, slug });
  yield { ...summary, content, ...recordKeys(release, 'blog-post', id, slug) };
  yield listItem(place(listOf(release, 'blog-posts')), summary);
}

export function blogPostReads(
  reader: Reader,
  manifestOf: ManifestOf,
): Pick<DirectoryReads, 'listBlogPosts' | 'getBlogPostById' | 'getBlogPostBySlug'> {
  return {
    listBlogPosts: async (release, page) =>
      reader.list(listOf(release, 'blog-posts'), blogPostSummary, await manifestOf(release), page),
    getBlogPostById: (release, id) => reader.byId(release, record, id),
    getBlogPostBySlug: (release, slug) => reader.bySlug(release, record, slug),
  };
}
