import { paths } from '@tussock/web/paths';
import type { LiveDirectory } from './live-directory';
import { LATEST } from './offers-feed';
import { rssDocument } from './rss';

/** The posts published last, newest first. */
export async function blogFeed({ reads, live }: LiveDirectory): Promise<string> {
  const { settings, release } = live;
  const { data: posts } = await reads.listBlogPosts(release, { limit: LATEST });
  return rssDocument(
    live,
    {
      title: 'Blog',
      page: paths.blog,
      feed: paths.blogFeed,
      description: 'Posts on wholesale investing in New Zealand: terms, structures, tax and what to ask.',
    },
    posts.map((post) => ({
      title: post.title,
      page: paths.blogPost(post),
      guid: `${settings.name.toLowerCase()}:blog-post:${post.id}`,
      description: post.excerpt ?? post.title,
      published_at: post.published_date,
      category: post.category,
      author: post.author,
    })),
  );
}
