import { allPages } from '@tussock/core/answers/all-pages';
import { FOOTER_CLASSES } from '@tussock/core/asset-class/footer-classes';
import type { RecordChange } from '@tussock/core/changelog/changelog';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { OPPORTUNITY_FILTERS } from '@tussock/core/offer/opportunity-filters';
import { doubleOfPlace, doubleOfTag, FEWEST_LISTED } from '@tussock/web/doubles';
import { paths } from '@tussock/web/paths';
import type { Source } from './directory';
import { lastmodOf, latest } from './lastmod';
import { element, XML_HEAD } from './xml';

/** A page for search engines; without a date where it is not known when its content changed. */
export interface Entry {
  path: string;
  /** A point in time or a date. */
  lastmod?: string | null | undefined;
}

/** The protocol allows 50,000 addresses in a file. */
const MOST_IN_A_FILE = 45_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

type Kind = RecordChange['kind'];

/** Pages that show the directory as a whole, with the kinds of records that they show. */
const LISTS: Readonly<Record<string, readonly Kind[]>> = {
  [paths.home]: ['offer', 'provider', 'platform', 'blog-post'],
  [paths.offers]: ['offer'],
  [paths.secondaryMarket]: ['offer'],
  [paths.assetClasses]: ['offer'],
  [paths.ventureCapital]: ['offer', 'provider'],
  [paths.providers]: ['provider'],
  [paths.platforms]: ['platform'],
  [paths.wealthManagers]: ['provider'],
  [paths.angelNetworks]: ['provider'],
  [paths.funds]: ['fund'],
  [paths.aipEligibleFunds]: ['offer', 'fund'],
  [paths.blog]: ['blog-post'],
  [paths.changes]: ['offer', 'fund', 'provider', 'platform', 'blog-post', 'setting'],
  [paths.trackRecord]: ['offer'],
};

/** Pages of the directory whose date the log of changes does not know. */
const UNDATED = [paths.faq, paths.sources, paths.corrections, paths.dataDictionary];

/** Texts, tools and forms. Search, comparison and watchlist are each visitor's own. */
const TEXTS = [
  paths.aipInvestorVisa,
  paths.wholesaleGuide,
  paths.pieStructure,
  paths.pooledVersusDirect,
  paths.structuresGuide,
  paths.memorandumGuide,
  paths.questionsGuide,
  paths.portfolioBuilder,
  paths.mySituation,
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

/**
 * Every page that search engines may list, with the point in time at which its content changed. Of the lists by filter, tag and
 * place only those that no other page has and that have enough offers.
 */
export async function sitemapEntries({ reads, live }: Source): Promise<Entry[]> {
  const { release, settings } = live;
  const [offers, firms, tags, classes, posts, changes] = await Promise.all([
    reads.catalogue(release),
    reads.firms(release),
    allPages((page) => reads.listTags(release, page)),
    allPages((page) => reads.listAssetClasses(release, page)),
    allPages((page) => reads.listBlogPosts(release, page)),
    reads.changes(release),
  ]);
  const lastmod = lastmodOf(changes);
  const ofClass = grouped(offers, ({ asset_class }) => (asset_class ? [asset_class.slug] : []));
  const byTag = grouped(offers, (offer) => offer.tags.map(({ slug }) => slug));
  const listed = (path: string, rows: readonly CatalogueOffer[]): Entry => ({
    path,
    lastmod: lastmod.ofRows('offer', rows),
  });
  const lists = [
    ...OPPORTUNITY_FILTERS.map(
      ({ slug, matches }): ListedRows => [
        paths.opportunities(slug),
        offers.filter((offer) => matches(offer, settings)),
      ],
    ),
    ...placesOf(ofClass),
    ...tags
      .filter(({ slug }) => doubleOfTag(slug) === null)
      .map(({ slug }): ListedRows => [paths.tag(slug), byTag.get(slug) ?? []]),
  ].filter(([, rows]) => rows.length >= FEWEST_LISTED);
  return [
    ...Object.entries(LISTS).map(([path, kinds]) => ({ path, lastmod: lastmod.ofKinds(...kinds) })),
    ...[...new Set([...FOOTER_CLASSES, ...classes.map(({ slug }) => slug)])].map((slug) =>
      listed(paths.assetClass(slug), ofClass.get(slug) ?? []),
    ),
    ...lists.map(([path, rows]) => listed(path, rows)),
    ...offers.map((offer) => ({
      path: paths.offer(offer),
      lastmod: lastmod.of('offer', offer.id) ?? offer.created_at,
    })),
    ...firms.providers.map((one) => ({ path: paths.provider(one), lastmod: lastmod.of('provider', one.id) })),
    ...firms.platforms.map((one) => ({ path: paths.platform(one), lastmod: lastmod.of('platform', one.id) })),
    ...firms.funds.map((one) => ({ path: paths.fund(one), lastmod: lastmod.of('fund', one.id) })),
    ...posts.map((post) => ({
      path: paths.blogPost(post),
      lastmod: latest([post.published_date, lastmod.of('blog-post', post.id)]),
    })),
    { path: paths.data, lastmod: live.published_at },
    ...[...UNDATED, ...TEXTS].map((path) => ({ path })),
  ];
}

/** A list by its path, with its offers. */
type ListedRows = [path: string, rows: readonly CatalogueOffer[]];

/** The offers of each class in each place, but where all of a class are in one place: the page of the class lists those. */
function placesOf(ofClass: ReadonlyMap<string, readonly CatalogueOffer[]>): ListedRows[] {
  return [...ofClass].flatMap(([asset, inClass]) =>
    [...grouped(inClass, ({ place }) => (place ? [place.slug] : []))]
      .filter(([, rows]) => doubleOfPlace(asset, rows.length, inClass.length) === null)
      .map(([place, rows]): ListedRows => [paths.assetByLocation(asset, place), rows]),
  );
}

function grouped<T>(rows: readonly T[], keysOf: (row: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows)
    for (const key of keysOf(row)) {
      const group = groups.get(key);
      if (group) group.push(row);
      else groups.set(key, [row]);
    }
  return groups;
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
