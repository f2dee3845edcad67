import type { AssetClass } from '../asset-class/asset-class';
import type { BlogPost } from '../blog-post/blog-post';
import { type Columns, pickFields } from '../column/column';
import type { Correction } from '../correction/correction';
import { listCorrections } from '../correction/list-corrections';
import type { Faq } from '../faq/faq';
import type { Platform } from '../firm/platform';
import { PLATFORM_COLUMNS } from '../firm/platform-columns';
import type { Provider } from '../firm/provider';
import { PROVIDER_COLUMNS } from '../firm/provider-columns';
import { isListedProvider } from '../firm/provider-type';
import { FUND_COLUMNS, FUND_SUMMARY } from '../fund/columns';
import type { Fund } from '../fund/fund';
import type { FundSummary } from '../fund/fund-summary';
import { groupBy } from '../list/group-by';
import { inNzd } from '../money/exchange-rate';
import { aipStateOf } from '../offer/aip-state';
import { OFFER_COLUMNS } from '../offer/columns';
import { deriveFilterFields } from '../offer/derive';
import { splitLocked } from '../offer/locked';
import type { CatalogueOffer, LockedOffer, Offer } from '../offer/offer';
import { toCatalogue, toSummary } from '../offer/offer-card';
import type { OfferRow } from '../offer/offer-row';
import { newestFirst } from '../offer/offer-sort';
import { isSecondaryMarket } from '../offer/secondary-market';
import { isOpen } from '../offer/status';
import type { ReleaseInfo, Stats } from '../release/release';
import { type SiteSettings, withOverride } from '../settings/settings';
import { checksOf } from '../source/checks';
import { coverageOf, sumOfCoverage } from '../source/coverage';
import type { Coverage } from '../source/source';
import type { Tag } from '../tag/tag';
import { byName, compareNames, compareText, slugify } from '../text/fold';
import type { Directory } from './directory';
import { type Links, linksOf } from './links';

/** Everything that a release can answer, each list in the order in which the API answers it. */
export interface Assembled {
  /** Active or not, newest first, without what is locked. Only active ones are listed, embedded and counted. */
  offers: Offer[];
  /** What is locked of every exclusive offer, to be stored apart. */
  locked: LockedOffer[];
  /** The active offers, newest first, as the search catalogue holds them. */
  cards: CatalogueOffer[];
  /** Every type; whole collections. */
  providers: Provider[];
  platforms: Platform[];
  funds: Fund[];
  tags: Tag[];
  asset_classes: AssetClass[];
  /** Published ones. */
  blog_posts: BlogPost[];
  /** Active ones. */
  faqs: Faq[];
  /** The log of corrections, without what is locked; latest answer first. */
  corrections: Correction[];
  stats: Stats;
  counts: ReleaseInfo['counts'];
  settings: SiteSettings;
}

/** Turns the tables of a valid data folder into what a release answers. Pure; linear but for the sorting. */
export function assemble(directory: Directory): Assembled {
  const settings = withOverride(directory.settings);
  const corrections = listCorrections(directory);
  const links = linksOf(directory, corrections);
  const split = directory.offers
    .map((row) => splitLocked(assembleOffer(row, links, settings)))
    .sort((a, b) => newestFirst(a.open, b.open));
  const offers = split.map((each) => each.open);
  const listed = offers.filter((offer) => offer.is_active);
  const funds = assembleFunds(directory, listed, links);
  const providers = assembleProviders(directory, listed, funds, links);
  const platforms = assemblePlatforms(directory, links);
  const lists = {
    providers,
    platforms,
    funds,
    tags: [...directory.tags].sort(byName),
    asset_classes: [...directory.asset_classes].sort(byName),
    blog_posts: directory.blog_posts.filter((post) => post.is_published).sort(latestFirst),
    faqs: directory.faqs.filter((faq) => faq.is_active).sort(inDisplayOrder),
  };
  const visible = { ...lists, offers: listed, providers: providers.filter(isListedProvider) };
  return {
    offers,
    locked: split.flatMap((each) => each.locked ?? []),
    cards: listed.map(toCatalogue),
    ...lists,
    corrections,
    stats: {
      ...statsOf(listed, visible.providers.length, settings),
      coverage: siteCoverage(listed, lists, links),
    },
    counts: Object.fromEntries(Object.entries(visible).map(([kind, rows]) => [kind, rows.length])),
    settings,
  };
}

function assembleOffer(row: OfferRow, links: Links, { exchange_rates }: SiteSettings): Offer {
  const provider = links.provider(row.provider_id);
  const fund = links.fund(row.fund_id);
  const tags = links.tagsOf(row.id);
  const sources = links.sourcesOf(row.id);
  const checks = checksOf(sources);
  const place = placeOf(row.location ?? provider?.location ?? null);
  const filtered = deriveFilterFields(row, tags, fund?.fund_structure ?? null);
  return {
    ...row,
    ...filtered,
    derived: place && row.location === null ? [...filtered.derived, 'place'] : filtered.derived,
    provider,
    platform: links.platform(row.platform_id),
    fund,
    asset_class: fund?.asset_class ?? links.assetClass(row.asset_class_id),
    tags,
    sources,
    corrections: links.correctionsOf(row.id),
    coverage: coverageOf(OFFER_COLUMNS, row, checks),
    aip_state: aipStateOf(row, checks),
    place,
    is_secondary_market: isSecondaryMarket(tags),
    minimum_in_nzd: inNzd(row.minimum_investment, row.investment_currency, exchange_rates),
  };
}

function assembleProviders(directory: Directory, listed: Offer[], ofFunds: Fund[], links: Links): Provider[] {
  const offers = groupBy(listed, (offer) => offer.provider_id);
  const funds = groupBy(ofFunds, (fund) => fund.provider_id);
  const people = groupBy([...directory.key_people].sort(byName), (person) => person.provider_id);
  return [...directory.providers].sort(byName).map((row) => {
    const own = offers.get(row.id) ?? [];
    const ownFunds = funds.get(row.id) ?? [];
    return {
      ...row,
      offers: own.map(toSummary),
      offer_count: own.length,
      funds: ownFunds.map(toFundSummary),
      fund_count: ownFunds.length,
      key_people: people.get(row.id) ?? [],
      sources: links.sourcesOf(row.id),
      corrections: links.correctionsOf(row.id),
      coverage: sumOfCoverage([
        ownCoverage(PROVIDER_COLUMNS, row, links),
        ...[...own, ...ownFunds].map((one) => one.coverage),
      ]),
    };
  });
}

const toFundSummary = (fund: Fund): FundSummary => ({
  ...pickFields(fund, FUND_SUMMARY),
  asset_class: fund.asset_class,
  checks: checksOf(fund.sources, [...FUND_SUMMARY, 'asset_class_id']),
});

function assembleFunds(directory: Directory, listed: Offer[], links: Links): Fund[] {
  const offers = groupBy(listed, (offer) => offer.fund_id);
  return [...directory.funds].sort(byName).flatMap((row) => {
    const embed = links.fund(row.id);
    const own = offers.get(row.id) ?? [];
    if (embed === null) return [];
    const { checks, ...fund } = embed;
    return {
      ...fund,
      provider: links.provider(row.provider_id),
      offers: own.map(toSummary),
      offer_count: own.length,
      sources: links.sourcesOf(row.id),
      corrections: links.correctionsOf(row.id),
      coverage: coverageOf(FUND_COLUMNS, row, checks),
    };
  });
}

const assemblePlatforms = (directory: Directory, links: Links): Platform[] =>
  [...directory.platforms].sort(byName).map((row) => ({
    ...row,
    sources: links.sourcesOf(row.id),
    corrections: links.correctionsOf(row.id),
    coverage: ownCoverage(PLATFORM_COLUMNS, row, links),
  }));

const ownCoverage = (columns: Columns, row: { id: string }, links: Links): Coverage =>
  coverageOf(columns, row as Record<string, unknown> & { id: string }, checksOf(links.sourcesOf(row.id)));

/** Of every record that visitors can reach. */
function siteCoverage(
  listed: readonly Offer[],
  { providers, platforms, funds }: Pick<Assembled, 'providers' | 'platforms' | 'funds'>,
  links: Links,
): Coverage {
  return sumOfCoverage([
    ...listed.map(({ coverage }) => coverage),
    ...funds.map(({ coverage }) => coverage),
    ...providers.map((row) => ownCoverage(PROVIDER_COLUMNS, row, links)),
    ...platforms.map((row) => ownCoverage(PLATFORM_COLUMNS, row, links)),
  ]);
}

function statsOf(listed: Offer[], providers: number, settings: SiteSettings): Omit<Stats, 'coverage'> {
  const open = listed.filter(isOpen);
  return {
    qualified_investors: settings.qualified_investors.count,
    open_offers: open.length,
    providers,
    asset_classes: new Set(open.flatMap((offer) => offer.asset_class?.id ?? [])).size,
  };
}

function placeOf(location: string | null): Offer['place'] {
  const slug = slugify(location ?? '');
  return location === null || slug === '' ? null : { slug, name: location };
}

/** Newest published date first; posts without one last. */
function latestFirst(a: BlogPost, b: BlogPost): number {
  return compareText(b.published_date ?? '', a.published_date ?? '') || compareText(a.id, b.id);
}

function inDisplayOrder(a: Faq, b: Faq): number {
  return (
    a.display_order - b.display_order ||
    compareNames(a.question, b.question) ||
    compareText(a.id ?? '', b.id ?? '')
  );
}
