import { addressOf } from '@tussock/core/identifier/identifier';

/** The only place where addresses of the site are written. The table of routes matches the same patterns. */
interface Addressed {
  id: string;
  slug: string | null;
}

/** A path with parameters: called, it makes an address; `pattern` is what the router matches. */
const withParams = <Of extends unknown[]>(pattern: string, values: (...of: Of) => string[]) =>
  Object.assign(
    (...of: Of): string => {
      const given = values(...of);
      return pattern.replace(/:\w+/g, () => given.shift() ?? '');
    },
    { pattern },
  );

const record = (pattern: string) => withParams(pattern, (of: Addressed) => [addressOf(of)]);
const byId = (pattern: string) => withParams(pattern, ({ id }: { id: string }) => [id]);
const bySlug = (pattern: string) => withParams(pattern, (slug: string) => [slug]);

export const paths = {
  home: '/',
  offers: '/offers',
  offer: record('/offers/:id'),
  secondaryMarket: '/secondary-market',
  search: '/search',
  assetClasses: '/asset-classes',
  assetClass: bySlug('/asset-classes/:id'),
  ventureCapital: '/venture-capital',
  providers: '/providers',
  provider: record('/providers/:id'),
  platforms: '/platforms',
  platform: byId('/platforms/:id'),
  wealthManagers: '/wealth-managers',
  angelNetworks: '/angel-networks',
  funds: '/funds',
  fund: record('/funds/:id'),
  tag: bySlug('/tags/:slug'),
  opportunities: bySlug('/opportunities/:slug'),
  assetByLocation: withParams(
    '/opportunities/:assetSlug/:locationSlug',
    (asset: string, location: string) => [asset, location],
  ),
  blog: '/blog',
  blogPost: record('/blog/:id'),
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
  /** Shows these offers side by side, whatever is in the visitor's own list. */
  comparison: (offers: readonly Addressed[]) => `/compare?offers=${offers.map(addressOf).join(',')}`,
  watchlist: '/watchlist',
  apiReference: '/api/docs',
} as const;

/** Addresses of the specification whose page has another canonical address. Nothing links to them. */
export const aliases = {
  aggregators: '/aggregators',
  aggregator: '/aggregators/:id',
  property: paths.assetClass('property'),
} as const;
