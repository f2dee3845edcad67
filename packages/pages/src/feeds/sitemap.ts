import { allPages } from '@tussock/core/answers/all-pages';
import { FOOTER_CLASSES } from '@tussock/core/asset-class/footer-classes';
import type { RecordChange } from '@tussock/core/changelog/changelog';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { OPPORTUNITY_FILTERS } from '@tussock/core/offer/opportunity-filters';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { doubleOfPlace, doubleOfTag, FEWEST_LISTED } from '@tussock/web/doubles';
import { paths } from '@tussock/web/paths';
import { lastmodOf, latest } from './lastmod';
import type { LiveDirectory } from './live-directory';
import { element, XML_HEAD } from './xml';

/** A page for search engines; without a date where it is not known when its content changed. */
export interface Entry {
  path: string;
  /** A point in time or a date. */
  lastmod?: string | null | undefined;
}

/** The protocol allows 50,000 addresses in a file, and a function answers 6 MB: so many of the longest fit into those. */
const MOST_IN_A_FILE = 20_000;
const SITEMAP = '/sitemap.xml';
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
export async function sitemapEntries({ reads, live }: LiveDirectory): Promise<Entry[]> {
  const { release, settings } = live;
  const [firms, tags, classes, posts, changes] = await Promise.all([
    reads.firms(release),
    allPages((page) => reads.listTags(release, page)),
    allPages((page) => reads.listAssetClasses(release, page)),
    allPages((page) => reads.listBlogPosts(release, page)),
    reads.changes(release),
  ]);
  const lastmod = lastmodOf(changes);
  const listed = listsCounter(settings);
  const offers: Entry[] = [];
  await reads.eachOffer(release, (cards) => {
    for (const card of cards) {
      const changed = lastmod.of('offer', card.id);
      offers.push({ path: paths.offer(card), lastmod: changed ?? card.created_at });
      listed.add(card, changed);
    }
  });
  const { ofClass, byTag, byOpportunity } = listed;
  const lists = [
    ...OPPORTUNITY_FILTERS.map(({ slug }) => entryOf(paths.opportunities(slug), byOpportunity.get(slug))),
    ...listed.places(),
    ...tags
      .filter(({ slug }) => doubleOfTag(slug) === null)
      .map(({ slug }) => entryOf(paths.tag(slug), byTag.get(slug))),
  ].filter((list) => list.offers >= FEWEST_LISTED);
  return [
    ...Object.entries(LISTS).map(([path, kinds]) => ({ path, lastmod: lastmod.ofKinds(...kinds) })),
    ...[...new Set([...FOOTER_CLASSES, ...classes.map(({ slug }) => slug)])].map((slug) => ({
      path: paths.assetClass(slug),
      lastmod: ofClass.get(slug)?.lastmod,
    })),
    ...lists.map(({ path, lastmod }) => ({ path, lastmod })),
    ...offers,
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

/** How many offers a list has, and when the latest of them changed. */
interface Tally {
  offers: number;
  lastmod: string | undefined;
}

const EMPTY: Tally = { offers: 0, lastmod: undefined };
const entryOf = (path: string, tally = EMPTY) => ({ path, ...tally });

/** Counts the lists that each offer is in, without holding the offers. */
function listsCounter(settings: SiteSettings) {
  const [ofClass, byTag, byOpportunity] = [tallies(), tallies(), tallies()];
  /** By class, of each place. */
  const inPlaces = new Map<string, ReturnType<typeof tallies>>();
  return {
    ofClass,
    byTag,
    byOpportunity,
    add(offer: CatalogueOffer, changed: string | undefined): void {
      for (const { slug, matches } of OPPORTUNITY_FILTERS)
        if (matches(offer, settings)) byOpportunity.add(slug, changed);
      for (const { slug } of offer.tags) byTag.add(slug, changed);
      const { asset_class, place } = offer;
      if (!asset_class) return;
      ofClass.add(asset_class.slug, changed);
      const inPlace = inPlaces.get(asset_class.slug) ?? tallies();
      inPlaces.set(asset_class.slug, inPlace);
      if (place) inPlace.add(place.slug, changed);
    },
    /** Each class in each place, but where all of a class are in one place: the page of the class lists those. */
    places: () =>
      [...inPlaces].flatMap(([asset, inPlace]) =>
        [...inPlace]
          .filter(([, { offers }]) => doubleOfPlace(asset, offers, ofClass.get(asset)?.offers ?? 0) === null)
          .map(([place, tally]) => entryOf(paths.assetByLocation(asset, place), tally)),
      ),
  };
}

function tallies() {
  const byKey = new Map<string, Tally>();
  const add = (key: string, changed: string | undefined) => {
    const { offers, lastmod } = byKey.get(key) ?? EMPTY;
    byKey.set(key, { offers: offers + 1, lastmod: latest([lastmod, changed]) });
  };
  return Object.assign(byKey, { add });
}

/** The files of the sitemap by their paths: one, or where the pages are too many for it, those that hold them beside their list. */
export function sitemapFiles(entries: readonly Entry[], address: string): ReadonlyMap<string, string> {
  if (entries.length <= MOST_IN_A_FILE) return new Map([[SITEMAP, urlSet(entries, address)]]);
  const parts = Array.from({ length: Math.ceil(entries.length / MOST_IN_A_FILE) }, (_, at) => ({
    path: `/sitemap/${at + 1}.xml`,
    text: urlSet(entries.slice(at * MOST_IN_A_FILE, (at + 1) * MOST_IN_A_FILE), address),
  }));
  const list = parts.map(({ path }) => `<sitemap>${element('loc', address + path)}</sitemap>`).join('\n');
  return new Map([
    [SITEMAP, `${XML_HEAD}<sitemapindex xmlns="${NAMESPACE}">${list}</sitemapindex>\n`],
    ...parts.map(({ path, text }) => [path, text] as const),
  ]);
}

function urlSet(entries: readonly Entry[], address: string): string {
  const urls = entries.map(
    ({ path, lastmod }) =>
      `<url>${element('loc', address + encodeURI(path))}${element('lastmod', lastmod)}</url>`,
  );
  return `${XML_HEAD}<urlset xmlns="${NAMESPACE}">${urls.join('\n')}</urlset>\n`;
}
