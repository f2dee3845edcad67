import type { BlogPost } from '@tussock/core/blog-post/blog-post';
import type { Context } from 'hono';
import type { PinnedEnv } from '../env';
import { findRecord } from './find-record';

/** The post of an address, or of the charts in it. Throws as `findRecord` does. */
export const findPost = (c: Context<PinnedEnv>, address: string): Promise<BlogPost> =>
  findRecord(c, address, {
    kind: 'blog-post',
    collection: 'blog-posts',
    byId: (reads, release, id) => reads.getBlogPostById(release, id),
    // Posts of the replaced system may have neither a slug nor a UUID: their short key is the address.
    bySlug: async (reads, release, slug) =>
      (await reads.getBlogPostBySlug(release, slug)) ?? reads.getBlogPostById(release, slug),
  });
