import { OPPORTUNITY_FILTERS } from '@tussock/core/offer/opportunity-filters';
import { FOOTER_CLASSES } from '@tussock/web/footer-classes';
import { paths } from '@tussock/web/paths';
import { type Source, wholeList } from './directory';
import { element, XML_HEAD } from './xml';

/** A page for search engines; texts that no release changes carry no date. */
export interface Entry {
  path: string;
  /** A point in time or a date. */
  lastmod?: string | null;
}

/** The protocol allows 50,000 addresses in a file. */
const MOST_IN_A_FILE = 45_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Pages that show the directory as a whole. */
const LISTS = [
  paths.home,
  paths.offers,
  paths.secondaryMarket,
  paths.assetClasses,
  paths.ventureCapital,
  paths.providers,
  paths.platforms,
  paths.wealthManagers,
  paths.angelNetworks,
  paths.funds,
  paths.aipEligibleFunds,
  paths.blog,
  paths.faq,
  paths.sources,
  paths.changes,
  paths.trackRecord,
  paths.corrections,
  paths.data,
  paths.dataDictionary,
];

/** Texts, tools and forms. Search, comparison and watchlist are each visitor's own. */
const TEXTS = [
  paths.aipInvestorVisa,
  paths.wholesaleGuide,
  paths.pieStructure,
  paths.pooledVersusDirect,
  paths.portfolioBuilder,
  paths.qualify,
  paths.apply,
  paths.unlock,
  paths.report,
  paths.about,
  paths.partners,
  paths.glossary,
  paths.methodology,
  paths.privacy,
  paths.terms,
  paths.disclaimer,
];

/** Every page with an address of its own; of the filter pages only those that have an offer. */
export async function sitemapEntries({ reads, live }: Source): Promise<Entry[]> {
  const { release, settings, published_at } = live;
  const [offers, firms, tags, classes, posts] = await Promise.all([
    reads.catalogue(release),
    reads.firms(release),
    wholeList((page) => reads.listTags(release, page)),
    wholeList((page) => reads.listAssetClasses(release, page)),
    wholeList((page) => reads.listBlogPosts(release, page)),
  ]);
  const byPlace = offers.flatMap(({ asset_class, place }) =>
    asset_class && place ? paths.assetByLocation(asset_class.slug, place.slug) : [],
  );
  const ofRelease = [
    ...LISTS,
    ...[...new Set([...FOOTER_CLASSES, ...classes.map(({ slug }) => slug)])].map(paths.assetClass),
    ...OPPORTUNITY_FILTERS.filter(({ matches }) => offers.some((offer) => matches(offer, settings))).map(
      ({ slug }) => paths.opportunities(slug),
    ),
    ...new Set(byPlace),
    ...tags.map(({ slug }) => paths.tag(slug)),
    ...offers.map(paths.offer),
    ...firms.providers.map(paths.provider),
    ...firms.platforms.map(paths.platform),
    ...firms.funds.map(paths.fund),
  ];
  return [
    ...ofRelease.map((path) => ({ path, lastmod: published_at })),
    ...posts.map((post) => ({ path: paths.blogPost(post), lastmod: post.published_date })),
    ...TEXTS.map((path) => ({ path })),
  ];
}

/** /sitemap.xml: the pages, or where they are too many for one file, the files that hold them. */
export function sitemapDocument(entries: readonly Entry[], address: string): string {
  if (entries.length <= MOST_IN_A_FILE) return urlSet(entries, address);
  const files = Array.from(
    { length: Math.ceil(entries.length / MOST_IN_A_FILE) },
    (_, at) => `<sitemap>${element('loc', `${address}/sitemap/${at + 1}.xml`)}</sitemap>`,
  );
  return `${XML_HEAD}<sitemapindex xmlns="${NAMESPACE}">${files.join('\n')}</sitemapindex>\n`;
}

/** One of the files, counted from 1; null where there is none. */
export function sitemapFile(entries: readonly Entry[], address: string, number: number): string | null {
  const from = (number - 1) * MOST_IN_A_FILE;
  if (entries.length <= MOST_IN_A_FILE || from < 0 || from >= entries.length) return null;
  return urlSet(entries.slice(from, from + MOST_IN_A_FILE), address);
}

function urlSet(entries: readonly Entry[], address: string): string {
  const urls = entries.map(
    ({ path, lastmod }) =>
      `<url>${element('loc', address + encodeURI(path))}${element('lastmod', lastmod)}</url>`,
  );
  return `${XML_HEAD}<urlset xmlns="${NAMESPACE}">${urls.join('\n')}</urlset>\n`;
}
