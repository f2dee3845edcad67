import type { Page } from '@tussock/core/answers/page';
import { oldestOfFull } from '@tussock/core/changelog/most-changes';
import type { RemovedRecord } from '../releases/denied';
import type { Hidden, Releases } from '../releases/live';
import { cachedByRelease, madeOnce } from '../table/result-cache';
import type { DirectoryReads } from './directory-reads';
import { shownLedger } from './ledger';
import { countedRecords } from './open-counts';
import { recounted } from './recounted';
import { type Redaction, redactionOf } from './redaction';
import { countedOverview } from './whole';

type ShownReads = Omit<DirectoryReads, 'live' | 'release' | 'listReleases' | 'assertThere'>;
type RecordReads = Omit<ShownReads, 'searchRedaction' | 'oldestOfFullChanges'>;
type Kind = RemovedRecord['kind'];

/**
 * The reads of stored records as visitors may see them: what was locked, removed for cause or withdrawn later is taken
 * out of every release, while the stored items stay as they are.
 */
export function redactedReads(
  reads: RecordReads,
  releases: Pick<Releases, 'hiddenIn' | 'hidden' | 'lockedIn'>,
): ShownReads {
  const redactionFor = madeOnce((hidden: Hidden) => redactionOf(hidden));
  const redactionIn = async (release: number) => {
    const hidden = await releases.hiddenIn(release);
    return hidden && redactionFor(hidden);
  };

  /** A read of one record. */
  const single =
    <T extends { id: string }>(
      kind: Kind,
      read: (release: number, address: string) => Promise<T | null>,
      shown: (redaction: Redaction, found: T, release: number) => T | Promise<T> = (_, found) => found,
    ) =>
    async (release: number, address: string): Promise<T | null> => {
      const [found, redaction] = await Promise.all([read(release, address), redactionIn(release)]);
      if (found === null || redaction === null) return found;
      redaction.assertShown(kind, found);
      return shown(redaction, found, release);
    };

  /** A read of a page of a list; a page has fewer rows where some may not be shown. */
  const list =
    <T extends { id: string }, Of extends unknown[]>(
      kind: Kind,
      read: (release: number, ...of: Of) => Promise<Page<T>>,
      shown: (redaction: Redaction, row: T, release: number) => T | Promise<T> = (_, row) => row,
    ) =>
    async (release: number, ...of: Of): Promise<Page<T>> => {
      const [page, redaction] = await Promise.all([read(release, ...of), redactionIn(release)]);
      if (redaction === null) return page;
      const data = await Promise.all(
        redaction.rest(kind, page.data).map((row) => shown(redaction, row, release)),
      );
      const isWhole = data.length === page.data.length && data.every((row, at) => row === page.data[at]);
      return isWhole ? page : { ...page, data };
    };

  /** A read of what is large and stays in memory: redacted once. */
  const whole = <T extends object>(
    read: (release: number) => Promise<T>,
    hiddenIn: (release: number) => Promise<Hidden | null>,
    shown: (redaction: Redaction, value: T) => T,
  ) => {
    const byHidden = madeOnce((hidden: Hidden) => madeOnce((value: T) => shown(redactionFor(hidden), value)));
    return async (release: number): Promise<T> => {
      const [value, hidden] = await Promise.all([read(release), hiddenIn(release)]);
      return hidden ? byHidden(hidden)(value) : value;
    };
  };

  /** A read of what is counted of all records: as it is stored, or counted again. */
  const counted =
    <T>(
      read: (release: number) => Promise<T>,
      again: (redaction: Redaction, release: number) => Promise<T>,
    ) =>
    async (release: number): Promise<T> => {
      const redaction = await redactionIn(release);
      return redaction ? again(redaction, release) : read(release);
    };

  const offers = <Of extends unknown[]>(
    read: (release: number, ...of: Of) => ReturnType<RecordReads['listOffers']>,
  ) => list('offer', read, (redaction, row) => redaction.offer(row));
  const funds = <Of extends unknown[]>(
    read: (release: number, ...of: Of) => ReturnType<RecordReads['listFunds']>,
  ) => list('fund', read, (redaction, row, release) => recountedBeside(redaction).listedFund(release, row));

  const provider = (read: RecordReads['getProviderById']) =>
    single('provider', read, (redaction, row, release) => recountedBeside(redaction).provider(release, row));

  const lockedOffer = single('offer', reads.getLockedOffer);
  const wholeOffer = single('offer', reads.getOfferById);
  /** The locked part of an offer that a later release locks; what is stored of it here is whole. */
  const lockedSince = async (release: number, id: string) => {
    const redaction = await redactionIn(release);
    if (!redaction?.locked.has(id)) return null;
    const offer = await wholeOffer(release, id);
    return offer && redaction.lockedPart(offer);
  };

  /** What is counted of all offers is stored as it was: where some of them may not be shown so, it is counted again. */
  const overviewBeside = madeOnce((redaction: Redaction) =>
    cachedByRelease((release) =>
      countedOverview(
        { eachOffer: (of, take) => reads.eachOffer(of, (cards) => take(redaction.catalogue([...cards]))) },
        release,
      ),
    ),
  );

  const countsBeside = madeOnce((_: Redaction) => cachedByRelease((of) => countedRecords(shown, of)));
  const ledgerBeside = madeOnce((redaction: Redaction) =>
    cachedByRelease((release) => shownLedger(reads, release, redaction.ledger)),
  );

  const recountedBeside = madeOnce((redaction: Redaction) => recounted(reads, shown, redaction, releases));

  const shown: ShownReads = {
    ...reads,
    listOffers: offers(reads.listOffers),
    listOffersByStatus: offers(reads.listOffersByStatus),
    listAipOffers: offers(reads.listAipOffers),
    listOffersByTag: offers(reads.listOffersByTag),
    listOffersByAssetClass: offers(reads.listOffersByAssetClass),
    getOfferById: single('offer', reads.getOfferById, (redaction, row) => redaction.offer(row)),
    getOfferBySlug: single('offer', reads.getOfferBySlug, (redaction, row) => redaction.offer(row)),
    getLockedOffer: async (release, id) =>
      (await lockedOffer(release, id)) ?? (await lockedSince(release, id)),
    listProviders: list('provider', reads.listProviders, (redaction, row, release) =>
      recountedBeside(redaction).listedProvider(release, row),
    ),
    getProviderById: provider(reads.getProviderById),
    getProviderBySlug: provider(reads.getProviderBySlug),
    listPlatforms: list('platform', reads.listPlatforms),
    getPlatform: single('platform', reads.getPlatform),
    getPlatformBySlug: single('platform', reads.getPlatformBySlug),
    listFunds: funds(reads.listFunds),
    listFundsByAssetClass: funds(reads.listFundsByAssetClass),
    getFundById: single('fund', reads.getFundById, (redaction, row) => redaction.fund(row)),
    getFundBySlug: single('fund', reads.getFundBySlug, (redaction, row) => redaction.fund(row)),
    listBlogPosts: list('blog-post', reads.listBlogPosts),
    getBlogPostById: single('blog-post', reads.getBlogPostById),
    getBlogPostBySlug: single('blog-post', reads.getBlogPostBySlug),
    catalogue: whole(reads.catalogue, releases.hiddenIn, (redaction, cards) => redaction.catalogue(cards)),
    eachOffer: async (release, take) => {
      const redaction = await redactionIn(release);
      await reads.eachOffer(release, redaction ? (cards) => take(redaction.catalogue([...cards])) : take);
    },
    overview: counted(reads.overview, (redaction, release) => overviewBeside(redaction)(release)),
    outcomes: whole(reads.outcomes, releases.hiddenIn, (redaction, group) => redaction.offerGroup(group)),
    corrections: whole(reads.corrections, releases.hidden, (redaction, all) => redaction.corrections(all)),
    firms: counted(reads.firms, (redaction, release) => recountedBeside(redaction).firms(release)),
    stats: counted(reads.stats, (redaction, release) => recountedBeside(redaction).stats(release)),
    // They go back to earlier releases, those of the newest release too.
    tombstones: whole(reads.tombstones, releases.hidden, (redaction, all) => redaction.tombstones(all)),
    offersOf: async (release, kind, address) => {
      const [found, redaction] = await Promise.all([
        reads.offersOf(release, kind, address),
        redactionIn(release),
      ]);
      return redaction === null ? found : redaction.offerGroup(found);
    },
    offersOnPlatform: async (release, address) => {
      const [found, redaction] = await Promise.all([
        reads.offersOnPlatform(release, address),
        redactionIn(release),
      ]);
      return redaction === null ? found : found && redaction.catalogue(found);
    },
    changes: whole(reads.changes, releases.hidden, (redaction, known) => redaction.changes(known)),
    oldestOfFullChanges: async (release) => oldestOfFull(await reads.changes(release)),
    // The newest release's own changelog goes back to earlier ones.
    changelog: whole(reads.changelog, releases.hidden, (redaction, known) => redaction.changelog(known)),
    ledger: counted(
      reads.ledger,
      async (redaction, release) => (await ledgerBeside(redaction)(release)).table,
    ),
    ledgerCount: counted(
      reads.ledgerCount,
      async (redaction, release) => (await ledgerBeside(redaction)(release)).count,
    ),
    ledgerRows: async (release, rows) => {
      const redaction = await redactionIn(release);
      if (!redaction) return reads.ledgerRows(release, rows);
      const { shown } = await ledgerBeside(redaction)(release);
      const stored = rows.map((row) => shown[row] as number);
      return redaction.ledger(await reads.ledgerRows(release, stored));
    },
    eachSource: async (release, take) => {
      const redaction = await redactionIn(release);
      await reads.eachSource(release, redaction ? (rows) => take(redaction.ledger(rows)) : take);
    },
    recordCounts: counted(reads.recordCounts, (redaction, release) => countsBeside(redaction)(release)),
    searchRedaction: redactionIn,
  };
  return shown;
}
