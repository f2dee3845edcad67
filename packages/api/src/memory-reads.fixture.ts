import type { Page, PageRequest } from '@tussock/core/answers/page';
import { sourcesAndOutcomes } from '@tussock/core/changelog/sources-and-outcomes';
import type { Assembled } from '@tussock/core/directory/assemble';
import { overviewOf } from '@tussock/core/directory/overview';
import { isListedProvider } from '@tussock/core/firm/provider-type';
import { addressOf } from '@tussock/core/identifier/identifier';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { decodeCursor, encodeCursor } from '@tussock/store/cursor';
import type { DirectoryReads, Moved, Release } from '@tussock/store/directory-reads';
import { BadCursor } from '@tussock/store/errors';
import { firmCardsOf } from '@tussock/store/firm-cards';
import { ledgerTableOf } from '@tussock/store/ledger';
import { countSources, recordCountsOf } from '@tussock/store/open-counts';
import { buildTextIndex } from '@tussock/store/text-index';

export interface MemoryReads extends DirectoryReads {
  /** Names of the reads that were made, in order. */
  calls: string[];
  releases: Map<number, Assembled>;
  liveNumber: number | null;
  retired: Map<string, Moved>;
  /** Thrown by every read while it is set. */
  error: Error | null;
}

/** The port over assembled releases in memory, for tests of what is HTTP; the contract runs on the real store. */
export function memoryReads(releases: Record<number, Assembled>): MemoryReads {
  const numbers = Object.keys(releases).map(Number);
  const state = {
    calls: [] as string[],
    releases: new Map(numbers.map((number) => [number, releases[number] as Assembled])),
    liveNumber: numbers.length > 0 ? Math.max(...numbers) : null,
    retired: new Map<string, Moved>(),
    error: null as Error | null,
  };
  const of = (release: number) => {
    const found = state.releases.get(release);
    if (!found) throw new Error(`no release ${release}`);
    return found;
  };
  const info = (release: number): Release | null => {
    const found = state.releases.get(release);
    if (!found) return null;
    const { counts, settings } = found;
    const published_at = '2026-11-20T00:00:00.000Z';
    return {
      release,
      published_at,
      counts,
      settings,
      hash: null,
      previous: null,
      edition: String(release),
    };
  };
  const page = <T>(
    release: number,
    list: string,
    rows: readonly T[],
    { cursor: text, limit }: PageRequest,
  ): Page<T> => {
    const cursor = text === undefined ? { release, list, start: 0 } : decodeCursor(text);
    if (cursor.release !== release || cursor.list !== list) throw new BadCursor();
    const start = cursor.start + limit;
    const next_cursor = start < rows.length ? encodeCursor({ release, list, start }) : null;
    return { data: rows.slice(cursor.start, start), next_cursor };
  };
  const active = (release: number) => of(release).offers.filter((offer) => offer.is_active);
  const reads: DirectoryReads = {
    live: async () => (state.liveNumber === null ? null : info(state.liveNumber)),
    release: async (n) => info(n),
    listReleases: async () =>
      [...state.releases.keys()].reverse().flatMap((n) => {
        const found = info(n);
        if (!found) return [];
        const { release, published_at, counts, hash, previous } = found;
        const entry = { release, published_at, counts, hash, previous };
        return [{ ...entry, state: n === state.liveNumber ? ('live' as const) : ('kept' as const) }];
      }),
    listOffers: async (n, wanted) => page(n, 'offers', active(n), wanted),
    listOffersByStatus: async (n, status, wanted) =>
      page(
        n,
        `status-${status}`,
        active(n).filter((offer) => offer.status === status),
        wanted,
      ),
    listAipOffers: async (n, wanted) =>
      page(
        n,
        'aip',
        active(n).filter((offer) => offer.is_aip_eligible),
        wanted,
      ),
    listOffersByTag: async (n, tag, wanted) =>
      page(
        n,
        `tag-${tag}`,
        active(n).filter(({ tags }) => tags.some(({ slug }) => slug === tag)),
        wanted,
      ),
    listOffersByAssetClass: async (n, id, wanted) =>
      page(
        n,
        `class-${id}`,
        active(n).filter(({ asset_class }) => asset_class?.id === id),
        wanted,
      ),
    getOfferById: async (n, id) => of(n).offers.find((offer) => offer.id === id) ?? null,
    getOfferBySlug: async (n, slug) => of(n).offers.find((offer) => offer.slug === slug) ?? null,
    getLockedOffer: async (n, id) => of(n).locked.find((offer) => offer.id === id) ?? null,
    listProviders: async (n, wanted) =>
      page(n, 'providers', of(n).providers.filter(isListedProvider), wanted),
    getProviderById: async (n, id) => of(n).providers.find((provider) => provider.id === id) ?? null,
    getProviderBySlug: async (n, slug) => of(n).providers.find((provider) => provider.slug === slug) ?? null,
    listPlatforms: async (n, wanted) => page(n, 'platforms', of(n).platforms, wanted),
    getPlatform: async (n, id) => of(n).platforms.find((platform) => platform.id === id) ?? null,
    getPlatformBySlug: async (n, slug) => of(n).platforms.find((platform) => platform.slug === slug) ?? null,
    listFunds: async (n, wanted) => page(n, 'funds', of(n).funds, wanted),
    listFundsByAssetClass: async (n, id, wanted) =>
      page(
        n,
        `funds-${id}`,
        of(n).funds.filter((fund) => fund.asset_class_id === id),
        wanted,
      ),
    getFundById: async (n, id) => of(n).funds.find((fund) => fund.id === id) ?? null,
    getFundBySlug: async (n, slug) => of(n).funds.find((fund) => fund.slug === slug) ?? null,
    listTags: async (n, wanted) => page(n, 'tags', of(n).tags, wanted),
    getTag: async (n, slug) => of(n).tags.find((tag) => tag.slug === slug) ?? null,
    listAssetClasses: async (n, wanted) => page(n, 'asset-classes', of(n).asset_classes, wanted),
    getAssetClass: async (n, slug) => of(n).asset_classes.find((each) => each.slug === slug) ?? null,
    listBlogPosts: async (n, wanted) =>
      page(
        n,
        'blog-posts',
        of(n).blog_posts.map(({ content: _, references: __, ...summary }) => summary),
        wanted,
      ),
    getBlogPostById: async (n, id) => of(n).blog_posts.find((post) => post.id === id) ?? null,
    getBlogPostBySlug: async (n, slug) => of(n).blog_posts.find((post) => post.slug === slug) ?? null,
    listFaqs: async (n, wanted) => page(n, 'faqs', of(n).faqs, wanted),
    findRetiredSlug: async (_, kind, slug) => state.retired.get(`${kind}/${slug}`) ?? null,
    catalogue: async (n) => of(n).cards,
    eachOffer: async (n, take) => {
      take(of(n).cards);
    },
    overview: async (n) => overviewOf(of(n).cards),
    outcomes: async (n) => ({ outcomes: sourcesAndOutcomes(of(n)).outcomes, cards: of(n).cards }),
    corrections: async (n) => of(n).corrections,
    ledger: async (n) => ledgerTableOf(sourcesAndOutcomes(of(n)).ledger),
    ledgerCount: async (n) => countSources(sourcesAndOutcomes(of(n)).ledger),
    recordCounts: async (n) => recordCountsOf(of(n)),
    ledgerRows: async (n, rows) => {
      const { ledger } = sourcesAndOutcomes(of(n));
      return rows.flatMap((row) => ledger[row] ?? []);
    },
    eachSource: async (n, take) => take(sourcesAndOutcomes(of(n)).ledger),
    changelog: async (n) => ({ changes: [], ...sourcesAndOutcomes(of(n)) }),
    offersOf: async (n, kind, address) => {
      const { outcomes } = sourcesAndOutcomes(of(n));
      const own = outcomes.filter(({ provider }) => provider && addressOf(provider) === address);
      const isOf = (card: CatalogueOffer) =>
        kind === 'asset-class' ? card.asset_class?.slug === address : own.some(({ id }) => id === card.id);
      return { cards: of(n).cards.filter(isOf), outcomes: kind === 'provider' ? own : [] };
    },
    offersOnPlatform: async (n, address) =>
      of(n).cards.filter(({ platform }) => platform && addressOf(platform) === address),
    changes: async () => [],
    oldestOfFullChanges: async () => null,
    tombstones: async () => [],
    stats: async (n) => of(n).stats,
    firms: async (n) => firmCardsOf(of(n)),
    textIndex: async (n) => buildTextIndex(of(n)),
    searchFile: async () => null,
    assertThere: async () => {},
    searchRedaction: async () => null,
  };
  const watched = Object.entries(reads).map(([name, call]) => [
    name,
    async (...given: never[]) => {
      state.calls.push(name);
      if (state.error) throw state.error;
      return (call as (...given: never[]) => unknown)(...given);
    },
  ]);
  return Object.assign(state, Object.fromEntries(watched));
}
