/** Sections with a preview image of their own, by the first part of their addresses; drawn by `scripts/og/main.ts`. */
const SECTION_IMAGES: Record<string, string> = {
  offers: 'offers',
  opportunities: 'offers',
  'secondary-market': 'offers',
  'venture-capital': 'offers',
  tags: 'offers',
  search: 'offers',
  compare: 'compare',
  watchlist: 'compare',
  'my-situation': 'compare',
  'asset-classes': 'asset-classes',
  providers: 'providers',
  platforms: 'providers',
  funds: 'providers',
  'wealth-managers': 'providers',
  'angel-networks': 'providers',
  blog: 'blog',
  'aip-investor-visa': 'aip',
  'aip-eligible-funds': 'aip',
  guides: 'guides',
  'pie-structure': 'guides',
  'pooled-vs-direct': 'guides',
  faq: 'guides',
  qualify: 'guides',
  'portfolio-builder': 'portfolio-builder',
};

/** Path of the image that a link to a page is previewed with. */
export function ogImageOf(pathname: string): string {
  const section = pathname.split('/')[1] ?? '';
  const image = Object.hasOwn(SECTION_IMAGES, section) ? SECTION_IMAGES[section] : 'site';
  return `/assets/og/${image}.png`;
}
