import type { Directory } from '@tussock/core/directory/directory';
import { paths } from '@tussock/web/paths';

/** False for addresses that are not pages. */
const isPage = (path: string) => !path.startsWith('/api/') && !/\.(xml|json)$/.test(path);

/** One address of every kind of page. */
export function pageAddresses({
  offers,
  providers,
  platforms,
  funds,
  tags,
  blog_posts,
}: Directory): string[] {
  const alone = Object.values(paths).filter((path) => typeof path === 'string' && isPage(path)) as string[];
  const active = offers.filter(({ is_active }) => is_active);
  const longest = active.reduce((a, b) =>
    (b.description ?? '').length > (a.description ?? '').length ? b : a,
  );
  const [provider, platform, fund, tag] = [providers[0], platforms[0], funds[0], tags[0]];
  const post = blog_posts.find(({ is_published }) => is_published);
  return [
    ...alone,
    paths.offer(longest),
    ...active
      .filter(({ is_exclusive }) => is_exclusive)
      .slice(0, 1)
      .map(paths.offer),
    ...(provider ? [paths.provider(provider)] : []),
    ...(platform ? [paths.platform(platform)] : []),
    ...(fund ? [paths.fund(fund)] : []),
    ...(tag ? [paths.tag(tag.slug)] : []),
    ...(post ? [paths.blogPost(post)] : []),
    paths.assetClass('property'),
    paths.assetClass('forestry'),
    paths.opportunities('under-100k'),
    paths.assetByLocation('property', 'auckland'),
    '/offers?layout=table&status=Open',
    '/search?q=forest',
  ];
}
