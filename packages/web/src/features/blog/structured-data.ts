import type { BlogPost } from '@tussock/core/blog-post/blog-post';
import { siteTitle } from '@tussock/core/settings/page-title';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { paths } from '../../lib/address/paths';

/** A post in schema.org's vocabulary. */
export function blogPostData(post: BlogPost, path: string, settings: SiteSettings): Record<string, unknown> {
  const publisher = { '@type': 'Organization', name: siteTitle(settings), url: settings.address };
  const url = settings.address + path;
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    ...(post.excerpt && { description: post.excerpt }),
    ...(post.category && { articleSection: post.category }),
    ...(post.published_date && {
      datePublished: post.published_date,
      // It may be checked before it is published.
      dateModified: [post.published_date, post.checked_on ?? ''].sort().at(-1),
    }),
    ...(post.references.length > 0 && { citation: post.references.map(({ address }) => address) }),
    author: post.author ? { '@type': 'Person', name: post.author } : publisher,
    publisher,
    image: settings.address + paths.picture(path),
    mainEntityOfPage: url,
    url,
    inLanguage: settings.locale,
  };
}
