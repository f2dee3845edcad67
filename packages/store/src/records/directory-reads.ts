import type { Page, PageRequest } from '@tussock/core/answers/page';
import type { AssetClass } from '@tussock/core/asset-class/asset-class';
import type { BlogPost, BlogPostSummary } from '@tussock/core/blog-post/blog-post';
import type { Changelog, ListedSource, OfferOutcome, RecordChange } from '@tussock/core/changelog/changelog';
import type { Correction } from '@tussock/core/correction/correction';
import type { Overview } from '@tussock/core/directory/overview';
import type { Faq } from '@tussock/core/faq/faq';
import type { FirmCards } from '@tussock/core/firm/firm-card';
import type { Platform } from '@tussock/core/firm/platform';
import type { Provider } from '@tussock/core/firm/provider';
import type { Fund } from '@tussock/core/fund/fund';
import type { CatalogueOffer, LockedOffer, Offer } from '@tussock/core/offer/offer';
import type { RecordCounts, TableCount } from '@tussock/core/open-data/counts';
import type { ListedRelease, ReleaseInfo, Stats } from '@tussock/core/release/release';
import type { Tombstone } from '@tussock/core/removal/tombstone';
import type { SiteSettings } from '@tussock/core/settings/settings';
import type { Tag } from '@tussock/core/tag/tag';
import type { SearchFileEntry } from '../search/file/search-files';
import type { SluggedKind } from '../table/keys';
import type { LedgerTable } from './ledger-table';

export type { SluggedKind } from '../table/keys';

/** What may not be shown of the catalogue and the text index of a release. */
export interface SearchRedaction {
  /** Ids of offers of which a part was locked later. */
  locked: ReadonlySet<string>;
  /** Records that were removed for cause, such as "provider ID". */
  removed: ReadonlySet<string>;
  /** Names of people who were removed for cause. */
  people: readonly string[];
  /** The rows as they may be shown. */
  catalogue(cards: CatalogueOffer[]): CatalogueOffer[];
}

/** Offers that a page shows beside a record. */
export interface OfferGroup {
  /** Of an asset class all that are active; of a provider, or of all, those with an outcome. Newest first. */
  cards: CatalogueOffer[];
  /** Of a provider, or of all, latest ending first; of an asset class none. */
  outcomes: OfferOutcome[];
}

/** A release that may be read, with what the API answers about it. */
export interface Release extends ReleaseInfo {
  settings: SiteSettings;
  /** Changes with every answer of the release: also when something of it may no longer be shown. */
  edition: string;
}

/** A record whose address changed: the slug it has now. */
export interface Moved {
  id: string;
  slug: string | null;
}

/**
 * The reads of the directory. All but `live` are pinned to a release, and immutable but for what may no longer be shown
 * (records/redaction.ts); each costs one Query or GetItem where nothing of the release was removed for cause. Single reads answer null when there is no such record and throw
 * `RecordRemoved` for one that was removed for cause since. A store that fails throws `StoreUnavailable`.
 */
export interface DirectoryReads {
  /**
   * The live release; the pointer is cached for a few seconds. Null when nothing was ever published. Throws
   * `ReleaseUnreadable` when neither it nor an earlier release has a format of this version.
   */
  live(): Promise<Release | null>;
  /** A release by number; null when it never was live, is withdrawn, or is gone (pruned). */
  release(release: number): Promise<Release | null>;
  /** Throws `ReleaseGone` if an earlier release was pruned since it was read, or is being pruned: what it lacks is no failure. */
  assertThere(release: number): Promise<void>;
  /** Every release that is or was live, newest first. */
  listReleases(): Promise<ListedRelease[]>;

  listOffers(release: number, page: PageRequest): Promise<Page<Offer>>;
  listOffersByStatus(release: number, status: string, page: PageRequest): Promise<Page<Offer>>;
  listAipOffers(release: number, page: PageRequest): Promise<Page<Offer>>;
  listOffersByTag(release: number, tagSlug: string, page: PageRequest): Promise<Page<Offer>>;
  listOffersByAssetClass(release: number, assetClassId: string, page: PageRequest): Promise<Page<Offer>>;
  getOfferById(release: number, id: string): Promise<Offer | null>;
  getOfferBySlug(release: number, slug: string): Promise<Offer | null>;
  /** The locked part of an exclusive offer; never cached. */
  getLockedOffer(release: number, id: string): Promise<LockedOffer | null>;

  /** Every type but Platform, ordered by name. */
  listProviders(release: number, page: PageRequest): Promise<Page<Provider>>;
  getProviderById(release: number, id: string): Promise<Provider | null>;
  getProviderBySlug(release: number, slug: string): Promise<Provider | null>;

  listPlatforms(release: number, page: PageRequest): Promise<Page<Platform>>;
  getPlatform(release: number, id: string): Promise<Platform | null>;
  getPlatformBySlug(release: number, slug: string): Promise<Platform | null>;

  listFunds(release: number, page: PageRequest): Promise<Page<Fund>>;
  listFundsByAssetClass(release: number, assetClassId: string, page: PageRequest): Promise<Page<Fund>>;
  getFundById(release: number, id: string): Promise<Fund | null>;
  getFundBySlug(release: number, slug: string): Promise<Fund | null>;

  listTags(release: number, page: PageRequest): Promise<Page<Tag>>;
  getTag(release: number, slug: string): Promise<Tag | null>;
  listAssetClasses(release: number, page: PageRequest): Promise<Page<AssetClass>>;
  getAssetClass(release: number, slug: string): Promise<AssetClass | null>;
  listBlogPosts(release: number, page: PageRequest): Promise<Page<BlogPostSummary>>;
  getBlogPostById(release: number, id: string): Promise<BlogPost | null>;
  getBlogPostBySlug(release: number, slug: string): Promise<BlogPost | null>;
  listFaqs(release: number, page: PageRequest): Promise<Page<Faq>>;

  /** The record that an older slug redirects to, after a miss; null for none. */
  findRetiredSlug(release: number, kind: SluggedKind, slug: string): Promise<Moved | null>;

  /** Every active offer, newest first: what search and facets count over. Answers show its card alone. */
  catalogue(release: number): Promise<CatalogueOffer[]>;
  /** The same in parts, of which nothing is held: for what looks at all of a large directory once. It ends where `take` answers false. */
  eachOffer(release: number, take: (cards: readonly CatalogueOffer[]) => unknown): Promise<void>;
  /** The counts of the home page. */
  stats(release: number): Promise<Stats>;
  /** What pages state of all active offers together. */
  overview(release: number): Promise<Overview>;
  /** All offers that ended, latest ending first, with the cards that tell their kinds. */
  outcomes(release: number): Promise<OfferGroup>;
  /** Reported mistakes and what came of them. */
  corrections(release: number): Promise<Correction[]>;
  /** Every listed provider, platform and fund as a card, by name, and the places: what their lists count over. */
  firms(release: number): Promise<FirmCards>;
  /** The records that earlier releases had and this one has not. */
  tombstones(release: number): Promise<Tombstone[]>;
  /** The offers of an asset class by its slug, or of a provider by its address: what a page needs of the catalogue. */
  offersOf(release: number, kind: 'asset-class' | 'provider', address: string): Promise<OfferGroup>;
  /**
   * The active offers of a platform by its address, newest first; null where they are in the catalogue alone: those of a platform
   * with many, and of an older release.
   */
  offersOnPlatform(release: number, address: string): Promise<CatalogueOffer[] | null>;
  /** The changes of the changelog alone. */
  changes(release: number): Promise<RecordChange[]>;
  /** When the oldest of them was made, shown or not, where older ones may be missing; null where all are kept. */
  oldestOfFullChanges(release: number): Promise<Pick<RecordChange, 'release' | 'published_at'> | null>;
  /** How many records of a data release state what. */
  recordCounts(release: number): Promise<RecordCounts>;
  /** The fact ledger as it is counted: its rows are numbered from 0, latest check first. */
  ledger(release: number): Promise<LedgerTable>;
  /** How many of its rows state what, for the dictionary of a data release. */
  ledgerCount(release: number): Promise<TableCount>;
  /** Some of its rows, by their numbers. */
  ledgerRows(release: number, rows: readonly number[]): Promise<ListedSource[]>;
  /** All of its rows in parts, of which nothing is held. */
  eachSource(release: number, take: (rows: ListedSource[]) => void): Promise<void>;
  /** Changes of records, the fact ledger, outcomes and corrections, all of it: what the files of a data release need. */
  changelog(release: number): Promise<Changelog>;
  /** The stored form of the text index, loaded by a search with words only; whoever reads it caches it. */
  textIndex(release: number): Promise<Buffer>;
  /** The search file of a release; null where it is searched in memory. */
  searchFile(release: number): Promise<SearchFileEntry | null>;
  /** What a search may not show of what is stored; null for nothing. The same object as long as it is the same. */
  searchRedaction(release: number): Promise<SearchRedaction | null>;
}
