import { addressOf } from '@tussock/core/identifier/identifier';

/** The only place where addresses of the site are made. */
interface Addressed {
  id: string;
  slug: string | null;
}

export const paths = {
  home: '/',
  offers: '/offers',
  offer: (offer: Addressed) => `/offers/${addressOf(offer)}`,
  secondaryMarket: '/secondary-market',
  search: '/search',
  assetClasses: '/asset-classes',
  assetClass: (slug: string) => `/asset-classes/${slug}`,
  ventureCapital: '/venture-capital',
  providers: '/providers',
  provider: (provider: Addressed) => `/providers/${addressOf(provider)}`,
  platforms: '/platforms',
  platform: (platform: { id: string }) => `/platforms/${platform.id}`,
  wealthManagers: '/wealth-managers',
  angelNetworks: '/angel-networks',
  funds: '/funds',
  fund: (fund: Addressed) => `/funds/${addressOf(fund)}`,
  tag: (slug: string) => `/tags/${slug}`,
  opportunities: (slug: string) => `/opportunities/${slug}`,
  assetByLocation: (assetSlug: string, locationSlug: string) => `/opportunities/${assetSlug}/${locationSlug}`,
  blog: '/blog',
  blogPost: (post: Addressed) => `/blog/${addressOf(post)}`,
  blogFeed: '/blog/rss.xml',
  offersFeed: '/offers/rss.xml',
  aipInvestorVisa: '/aip-investor-visa',
  aipEligibleFunds: '/aip-eligible-funds',
  faq: '/faq',
  wholesaleGuide: '/guides/wholesale-investing-nz',
  pieStructure: '/pie-structure',
  pooledVersusDirect: '/pooled-vs-direct',
  about: '/about',
  partners: '/partners',
  methodology: '/methodology',
  sources: '/sources',
  changes: '/changes',
  changesFeed: '/changes/rss.xml',
  trackRecord: '/track-record',
  privacy: '/privacy',
  terms: '/terms',
  disclaimer: '/disclaimer',
  qualify: '/qualify',
  apply: '/apply',
  unlock: '/unlock',
  unlockThankYou: '/unlock/thank-you',
  portfolioBuilder: '/portfolio-builder',
  compare: '/compare',
  /** Shows these offers side by side, whatever the visitor's own list holds. */
  comparison: (offers: readonly Addressed[]) => `/compare?offers=${offers.map(addressOf).join(',')}`,
  watchlist: '/watchlist',
  apiReference: '/api/docs',
} as const;
