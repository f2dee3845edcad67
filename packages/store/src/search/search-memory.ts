import type { Place } from '@tussock/core/firm/firm-card';
import { type FacetTable, facetTable } from '@tussock/core/offer/facet-counts';
import { LRUCache } from 'lru-cache';
import type { DirectoryReads } from '../records/directory-reads';
import { type FirmTables, firmTables } from './firm-search';
import { openTextIndex, type TextIndex } from './text-search';

/** What a search needs of a release, in memory. */
export interface LoadedRelease {
  table: FacetTable;
  /** Row of the catalogue by offer id. */
  rowOf: Map<string, number>;
  /** The text index, loaded by the first search with words. */
  text: () => Promise<TextIndex>;
  /** Firms and funds, loaded by the first list of them. */
  firms: () => Promise<LoadedFirms>;
}

export interface LoadedFirms {
  tables: FirmTables;
  places: readonly Place[];
}

/** What a search reads. */
export type SearchReads = Pick<DirectoryReads, 'catalogue' | 'textIndex' | 'firms'>;

/** The live release and the one before it, whose visitors have not moved on yet. */
const KEPT = 2;

/**
 * Releases for searching, each loaded once however many ask at the same time. A new one is loaded whole before an old
 * one is dropped; a load that failed is tried again by the next request.
 */
export function loadedReleases(reads: SearchReads): (release: number) => Promise<LoadedRelease> {
  const loaded = new LRUCache<number, LoadedRelease>({ max: KEPT });
  const load = oncePerKey(async (release: number) => {
    const cards = await reads.catalogue(release);
    const rowOf = new Map(cards.map((card, row) => [card.id, row]));
    const held: LoadedRelease = {
      table: facetTable(cards),
      rowOf,
      text: loadedOnce(async () => openTextIndex(await reads.textIndex(release))),
      firms: loadedOnce(async () => {
        const firms = await reads.firms(release);
        return { tables: firmTables(firms), places: firms.places };
      }),
    };
    loaded.set(release, held);
    return held;
  });
  return async (release) => loaded.get(release) ?? load(release);
}

/** Loads at the first call that succeeds, and keeps it. */
function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  const shared = oncePerKey((_: 'it') => load());
  let loaded: { value: T } | undefined;
  return async () => {
    loaded ??= { value: await shared('it') };
    return loaded.value;
  };
}

/** Shares a running load; forgets it when it ends, well or badly. */
function oncePerKey<K, T>(load: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const running = new Map<K, Promise<T>>();
  return (key) => {
    const promise = running.get(key) ?? load(key).finally(() => running.delete(key));
    running.set(key, promise);
    return promise;
  };
}
