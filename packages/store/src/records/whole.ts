import { outcomesOf } from '@tussock/core/changelog/sources-and-outcomes';
import { type Correction, correction } from '@tussock/core/correction/correction';
import type { Assembled } from '@tussock/core/directory/assemble';
import {
  type Overview,
  type OverviewFigures,
  overviewCounter,
  overviewFigures,
  overviewOf,
} from '@tussock/core/directory/overview';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { type RecordCounts, type TableCount, tableCount } from '@tussock/core/open-data/counts';
import { whenUsed } from '@tussock/core/text/when-used';
import * as z from 'zod';
import type { Releases } from '../releases/live';
import type { ReadableTable } from '../table/engine/readable-table';
import { type Item, type WholePart, wholeKey } from '../table/keys';
import { madeOnce, type ResultCache } from '../table/result-cache';
import { catalogue } from './catalogue';
import type { DirectoryReads, OfferGroup } from './directory-reads';
import { cardsOf, groupSchemas, offerGroupOf } from './offer-groups';
import { type CountedReads, countedRecords, recordCountsOf } from './open-counts';
import { type Lists, pieceItems, piecesOf, readLists } from './pieces';

/**
 * What pages state of all offers together, all that ended, the corrections, and what the dictionary counts: none of them needs the catalogue,
 * the ledger or every record.
 */
export function* wholeItems(release: number, content: Assembled): Generator<Item> {
  for (const [part, pieces] of partsOf(content))
    yield* pieceItems(wholeKey(release, part), pieces, schemas());
}

const schemas = whenUsed(() => ({
  ...groupSchemas(),
  figures: z.array(overviewFigures()),
  newest_open: catalogue,
  corrections: z.array(correction),
  record_counts: z.array(tableCount()),
}));

/** Made once, since a publish goes through all items twice. */
const partsOf = madeOnce((content: Assembled): [WholePart, Lists[]][] => {
  const { newest_open, ...figures } = overviewOf(content.cards);
  const outcomes = outcomesOf(content.offers);
  return [
    ['overview', piecesOf({ figures: [figures], newest_open })],
    ['ended', piecesOf({ outcomes, cards: cardsOf(outcomes, content.cards) })],
    ['corrections', piecesOf({ corrections: content.corrections })],
    ['record-counts', piecesOf({ record_counts: Object.values(recordCountsOf(content)) })],
  ];
});

type Read = Pick<DirectoryReads, 'catalogue' | 'changelog' | 'eachOffer'> &
  CountedReads &
  Pick<Releases, 'assertThere'>;

/** A release from before these parts were stored gets them from its catalogue and changelog. */
export function wholeReads(
  table: ReadableTable,
  cache: ResultCache,
  { assertThere, ...reads }: Read,
): Pick<DirectoryReads, 'overview' | 'outcomes' | 'corrections' | 'recordCounts'> {
  const stored =
    <T>(part: WholePart, made: (lists: Lists) => T, otherwise: (release: number) => Promise<T>) =>
    async (release: number): Promise<T> =>
      cache.get(`${release}|whole|${part}`, async () => {
        const { lists, pieces, size } = await readLists(table, wholeKey(release, part), schemas());
        // Of a release that is being pruned, there may be less than it had.
        await assertThere(release);
        return { value: pieces > 0 ? made(lists) : await otherwise(release), size };
      });
  return {
    overview: stored('overview', overviewIn, (release) => countedOverview(reads, release)),
    outcomes: stored('ended', offerGroupOf, (release) => endedIn(reads, release)),
    corrections: stored(
      'corrections',
      ({ corrections = [] }) => corrections as Correction[],
      async (release) => (await reads.changelog(release)).corrections,
    ),
    recordCounts: stored('record-counts', recordCountsIn, (release) => countedRecords(reads, release)),
  };
}

const overviewIn = ({ figures = [], newest_open = [] }: Lists): Overview => ({
  ...(figures[0] as OverviewFigures),
  newest_open: newest_open as CatalogueOffer[],
});

const recordCountsIn = ({ record_counts = [] }: Lists): RecordCounts =>
  Object.fromEntries((record_counts as TableCount[]).map((one) => [one.table, one])) as RecordCounts;

/** Counted anew: where nothing is stored, and where some offers may not be shown as they are stored. */
export async function countedOverview(
  { eachOffer }: Pick<DirectoryReads, 'eachOffer'>,
  release: number,
): Promise<Overview> {
  const { add, overview } = overviewCounter();
  await eachOffer(release, add);
  return overview();
}

async function endedIn(
  { catalogue, changelog }: Pick<DirectoryReads, 'catalogue' | 'changelog'>,
  release: number,
): Promise<OfferGroup> {
  const [{ outcomes }, cards] = await Promise.all([changelog(release), catalogue(release)]);
  return { cards: cardsOf(outcomes, cards), outcomes };
}
