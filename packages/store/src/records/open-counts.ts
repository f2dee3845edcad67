import type { PageRequest } from '@tussock/core/answers/page';
import type { ListedSource } from '@tussock/core/changelog/changelog';
import type { Assembled } from '@tussock/core/directory/assemble';
import { isListedProvider } from '@tussock/core/firm/provider-type';
import type { Offer } from '@tussock/core/offer/offer';
import { type RecordCounts, rowCounter, type TableCount } from '@tussock/core/open-data/counts';
import type { OpenTable } from '@tussock/core/open-data/table-names';
import type { DirectoryReads } from './directory-reads';
import {
  changeRows,
  type ListReads,
  madeId,
  namedOnly,
  ofEach,
  offerTagRows,
  openProviders,
  otherLists,
  withRecord,
} from './open-data';

const counterOf = (table: OpenTable) => rowCounter(table, madeId(table));

function countTable(table: OpenTable, records: Iterable<object>): TableCount {
  const { add, count } = counterOf(table);
  for (const record of records) add(record);
  return count();
}

/** Counts the fact ledger, of which the rows may come in parts. */
export function sourceCounter() {
  const { add, count } = counterOf('sources');
  return { add: (row: ListedSource) => add(withRecord(row)), count };
}

export function countSources(ledger: readonly ListedSource[]): TableCount {
  const { add, count } = sourceCounter();
  for (const row of ledger) add(row);
  return count();
}

/** Offers are counted one by one: nothing else of a directory is as large. */
function recordCounter() {
  const offers = counterOf('offers');
  const offer_tags = counterOf('offer_tags');
  return {
    addOffer(offer: Offer): void {
      offers.add(offer);
      for (const row of offerTagRows(offer)) offer_tags.add(row);
    },
    countWith: (lists: Parameters<typeof ofEach>[0]): RecordCounts => ({
      offers: offers.count(),
      offer_tags: offer_tags.count(),
      ...ofEach(lists, countTable),
    }),
  };
}

/** What a data release has of the records of a directory, by table. */
export function recordCountsOf(content: Assembled): RecordCounts {
  const { addOffer, countWith } = recordCounter();
  const offers = content.offers.filter(({ is_active }) => is_active);
  for (const offer of offers) addOffer(offer);
  const listed = content.providers.filter(isListedProvider);
  const byId = new Map(content.providers.map((provider) => [provider.id, provider]));
  const others = namedOnly([...offers, ...content.funds], listed).flatMap((id) => byId.get(id) ?? []);
  return countWith({ ...content, providers: [...listed, ...others] });
}

export type CountedReads = ListReads &
  Pick<DirectoryReads, 'listOffers' | 'listProviders' | 'getProviderById'>;

/** The same from what may be read of a release. It reads all of it. */
export async function countedRecords(reads: CountedReads, release: number): Promise<RecordCounts> {
  const { addOffer, countWith } = recordCounter();
  const naming: { provider_id: string | null }[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: PageRequest = { limit: 100, cursor };
    const { data, next_cursor } = await reads.listOffers(release, page);
    for (const offer of data) {
      addOffer(offer);
      naming.push({ provider_id: offer.provider_id });
    }
    cursor = next_cursor;
  }
  const lists = await otherLists(reads, release);
  return countWith({
    ...lists,
    providers: await openProviders(reads, release, [...naming, ...lists.funds]),
  });
}

/** What a data release has of every table. The logs are counted as they are read: of these, only the ledger is large. */
export async function readOpenCounts(
  reads: DirectoryReads,
  release: number,
): Promise<Record<OpenTable, TableCount>> {
  const [records, sources, corrections, removals, changes] = await Promise.all([
    reads.recordCounts(release),
    reads.ledgerCount(release),
    reads.corrections(release),
    reads.tombstones(release),
    reads.changes(release),
  ]);
  return {
    ...records,
    sources,
    corrections: countTable('corrections', corrections.map(withRecord)),
    removals: countTable('removals', removals),
    changes: countTable('changes', changes.flatMap(changeRows)),
  };
}
