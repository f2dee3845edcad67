import type { Page, PageRequest } from '@tussock/core/answers/page';
import type { Assembled } from '@tussock/core/directory/assemble';
import { recordOf } from '@tussock/core/record/record-of';
import { decodeCursor, encodeCursor } from '@tussock/store/cursor';
import type { DirectoryReads, Moved, Release } from '@tussock/store/directory-reads';
import { BadCursor } from '@tussock/store/errors';
import { firmCardsOf } from '@tussock/store/firm-cards';
import { buildTextIndex } from '@tussock/store/text-index';

export interface MemoryReads extends DirectoryReads {
  /** Names of the reads that were made, in order. */
  calls: string[];
  releases: Map<number, Assembled>;
  liveNumber: number | null;
  retired: Map<string, Moved>;
  /** Thrown by every read while it is set. */
  fault: Error | null;
}

/** The port over assembled releases in memory, for tests of what is HTTP; the contract runs on the real store. */
export function memoryReads(releases: Record<number, Assembled>): MemoryReads {
  const numbers = Object.keys(releases).map(Number);
  const state = {
    calls: [] as string[],
    releases: new Map(numbers.map((number) => [number, releases[number] as Assembled])),
    liveNumber: numbers.length > 0 ? Math.max(...numbers) : null,
    retired: new Map<string, Moved>(),
    fault: null as Error | null,
  };
  const of = (release: number) => {
    const found = state.releases.get(release);
    if (!found) throw new Error(`no release ${release}`);
    return found;
  };
  const info = (release: number): Release | null => {
    const found = state.releases.get(release);
    if (!found) return null;
    const { counts, stats, settings } = found;
    return { release, published_at: '2026-11-20T00:00:00.000Z', counts, stats, settings };
  };
  const page = <T>(release: number, list: string, rows: readonly T[], asked: PageRequest): Page<T> => {
    const cursor = asked.cursor === undefined ? { release, list, start: 0 } : decodeCursor(asked.cursor);
    if (cursor.release !== release || cursor.list !== list) throw new BadCursor('of another list');
    const start = cursor.start + asked.limit;
    const next_cursor = start < rows.length ? encodeCursor({ release, list, start }) : null;
    return { data: rows.slice(cursor.start, start), next_cursor };
  };
  const active = (release: number) => of(release).offers.filter((offer) => offer.is_active);
  const reads: DirectoryReads = {
    live: async () => (state.liveNumber === null ? null : info(state.liveNumber)),
    release: async (n) => info(n),
    listOffers: async (n, asked) => page(n, 'offers', active(n), asked),
    listOffersByStatus: async (n, status, asked) =>
      page(
        n,
        `status-${status}`,
        active(n).filter((offer) => offer.status === status),
        asked,
      ),
    listAipOffers: async (n, asked) =>
      page(
        n,
        'aip',
        active(n).filter((offer) => offer.is_aip_eligible),
        asked,
      ),
    listOffersByTag: async (n, tag, asked) =>
      page(
        n,
        `tag-${tag}`,
        active(n).filter(({ tags }) => tags.some(({ slug }) => slug === tag)),
        asked,
      ),
    listOffersByAssetClass: async (n, id, asked) =>
      page(
        n,
        `class-${id}`,
        active(n).filter(({ asset_class }) => asset_class?.id === id),
        asked,
      ),
    getOfferById: async (n, id) => of(n).offers.find((offer) => offer.id === id) ?? null,
    getOfferBySlug: async (n, slug) => of(n).offers.find((offer) => offer.slug === slug) ?? null,
    getLockedOffer: async (n, id) => of(n).locked.find((offer) => offer.id === id) ?? null,
    listProviders: async (n, asked) => page(n, 'providers', of(n).providers, asked),
    getProviderById: async (n, id) => of(n).providers.find((provider) => provider.id === id) ?? null,
    getProviderBySlug: async (n, slug) => of(n).providers.find((provider) => provider.slug === slug) ?? null,
    listPlatforms: async (n, asked) => page(n, 'platforms', of(n).platforms, asked),
    getPlatform: async (n, id) => of(n).platforms.find((platform) => platform.id === id) ?? null,
    listFunds: async (n, asked) => page(n, 'funds', of(n).funds, asked),
    listFundsByAssetClass: async (n, id, asked) =>
      page(
        n,
        `funds-${id}`,
        of(n).funds.filter((fund) => fund.asset_class_id === id),
        asked,
      ),
    getFundById: async (n, id) => of(n).funds.find((fund) => fund.id === id) ?? null,
    getFundBySlug: async (n, slug) => of(n).funds.find((fund) => fund.slug === slug) ?? null,
    listTags: async (n, asked) => page(n, 'tags', of(n).tags, asked),
    getTag: async (n, slug) => of(n).tags.find((tag) => tag.slug === slug) ?? null,
    listAssetClasses: async (n, asked) => page(n, 'asset-classes', of(n).asset_classes, asked),
    getAssetClass: async (n, slug) => of(n).asset_classes.find((each) => each.slug === slug) ?? null,
    listBlogPosts: async (n, asked) =>
      page(
        n,
        'blog-posts',
        of(n).blog_posts.map(({ content: _, ...summary }) => summary),
        asked,
      ),
    getBlogPostById: async (n, id) => of(n).blog_posts.find((post) => post.id === id) ?? null,
    getBlogPostBySlug: async (n, slug) => of(n).blog_posts.find((post) => post.slug === slug) ?? null,
    listFaqs: async (n, asked) => page(n, 'faqs', of(n).faqs, asked),
    findRetiredSlug: async (_, kind, slug) => state.retired.get(`${kind}/${slug}`) ?? null,
    catalogue: async (n) => of(n).cards,
    record: async (n) => ({ changes: [], ...recordOf(of(n)) }),
    firms: async (n) => firmCardsOf(of(n)),
    textIndex: async (n) => buildTextIndex(of(n)),
  };
  const watched = Object.entries(reads).map(([name, call]) => [
    name,
    async (...given: never[]) => {
      state.calls.push(name);
      if (state.fault) throw state.fault;
      return (call as (...given: never[]) => unknown)(...given);
    },
  ]);
  return Object.assign(state, Object.fromEntries(watched));
}
