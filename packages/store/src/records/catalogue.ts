import { assemble } from '@tussock/core/directory/assemble';
import { type FirmCards, firmCards } from '@tussock/core/firm/firm-card';
import { type OfferCard, offerCard } from '@tussock/core/offer/offer';
import type { PublicRecord } from '@tussock/core/record/public-record';
import { recordOf } from '@tussock/core/record/record-of';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import type { ManifestOf } from '../releases/live';
import { readRecord } from '../releases/public-record';
import { readTables } from '../releases/tables';
import { type ChunkedText, readChunks } from '../table/chunks';
import type { DirectoryTable } from '../table/client';
import type { DirectoryReads } from './directory-reads';
import { firmCardsOf } from './firm-cards';

/** Of the newest two releases in use: the new one is loaded before the old is dropped. */
const RELEASES_KEPT = 2;

export const catalogue = z.array(offerCard);

export function catalogueReads(
  table: DirectoryTable,
  manifestOf: ManifestOf,
): Pick<DirectoryReads, 'catalogue' | 'firms' | 'record' | 'textIndex'> {
  const load = async (release: number, text: ChunkedText) => {
    const { chunks } = await manifestOf(release);
    return readChunks(table, release, text, chunks[text] ?? 0);
  };
  /** Releases of an earlier layout lack some of the texts; what is missing is made of their tables. */
  const has = async (release: number, text: ChunkedText) =>
    ((await manifestOf(release)).chunks[text] ?? 0) > 0;
  return {
    catalogue: keptByRelease(
      async (release): Promise<OfferCard[]> => catalogue.parse(JSON.parse(await load(release, 'catalogue'))),
    ),
    firms: keptByRelease(
      async (release): Promise<FirmCards> =>
        (await has(release, 'firms'))
          ? firmCards.parse(JSON.parse(await load(release, 'firms')))
          : firmCardsOf(assemble(await readTables(table, release))),
    ),
    record: keptByRelease(
      async (release): Promise<PublicRecord> =>
        (await has(release, 'record'))
          ? readRecord(await load(release, 'record'))
          : { changes: [], ...recordOf(assemble(await readTables(table, release))) },
    ),
    textIndex: keptByRelease((release) => load(release, 'text_index')),
  };
}

function keptByRelease<T extends {}>(load: (release: number) => Promise<T>) {
  const kept = new LRUCache<number, T>({ max: RELEASES_KEPT });
  const underWay = new Map<number, Promise<T>>();
  return async (release: number): Promise<T> => {
    const hit = kept.get(release);
    if (hit !== undefined) return hit;
    const loading = underWay.get(release) ?? load(release).finally(() => underWay.delete(release));
    underWay.set(release, loading);
    const loaded = await loading;
    kept.set(release, loaded);
    return loaded;
  };
}
