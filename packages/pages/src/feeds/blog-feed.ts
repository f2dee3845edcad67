import { siteTitle } from '@tussock/core/settings/page-title';
import { paths } from '@tussock/web/paths';
import type { Source } from './directory';
import { LATEST } from './offers-feed';
import { rssDocument } from './rss';

/** The posts published last, newest first. */
export async function blogFeed({ reads, live }: Source): Promise<string> {
  const { settings, release } = live;
  const { data: posts } = await reads.listBlogPosts(release, { limit: LATEST });
  return rssDocument(
    {
      title: `Blog | ${siteTitle(settings)}`,
      link: settings.address + paths.blog,
      self: settings.address + paths.blogFeed,
      description: 'Posts on wholesale investing in New Zealand: terms, structures, tax and what to ask.',
      language: settings.locale,
      built_at: live.published_at,
    },
    posts.map((post) => ({
      title: post.title,
      link: settings.address + paths.blogPost(post),
      guid: `${settings.name.toLowerCase()}:blog-post:${post.id}`,
      description: post.excerpt ?? post.title,
      published_at: post.published_date,
      category: post.category,
      author: post.author,
    })),
  );
}
