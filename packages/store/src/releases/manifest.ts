import { timestamp } from '@tussock/core/column/field';
import { releaseCounts, stats } from '@tussock/core/release/release';
import { withOverride } from '@tussock/core/settings/settings';
import { siteSettings } from '@tussock/core/settings/settings-schema';
import { whenUsed } from '@tussock/core/text/when-used';
import * as z from 'zod';
import { searchFileEntry } from '../search/file/search-files';
import type { ReadableTable } from '../table/engine/readable-table';
import { RELEASES, releaseKey, withoutKeys } from '../table/keys';
import { numberedItems, readItem } from '../table/read-items';
import { storedAs } from '../table/stored';
import { type Chain, chain } from './chain/chain';
import { FORMAT_BEFORE, isReadable } from './format';

const started = z.strictObject({
  release: z.int().positive(),
  /** The format of all that is stored under the release: items, chunks, catalogue and this manifest. */
  format: z.int().positive(),
  /** A digest of the content, equal for equal content. */
  digest: z.string(),
  /** The release that was live when the writing began; null for the first. */
  base: z.int().positive().nullable(),
  /** Releases whose slugs, where they are no longer in use, redirect to those of this one. */
  slugs_from: z.array(z.int().positive()),
  started_at: timestamp,
  /** Number of chunks of each compressed text that is whole. */
  chunks: z.record(z.string(), z.int()),
});

const writing = started.extend({
  state: z.literal('writing'),
  /**
   * Its `published_at` when it is whole. Fixed when the writing begins, so that two runs of the same content write the same
   * bytes; null where it is from before that.
   */
  dated: timestamp.nullable(),
  /** Items that are known to be written; a run that resumes starts after them. */
  written: z.int(),
});

const ready = started.extend({
  state: z.literal('ready'),
  published_at: timestamp,
  counts: releaseCounts,
  stats,
  settings: siteSettings,
  /** Number of items of every index partition and list, by `countName`. */
  partitions: z.record(z.string(), z.int()),
  /** Hash of the stored chunks of each compressed text; null before the chain. */
  text_hashes: z.record(z.string(), z.string()).nullable(),
  /** Null where a search is in memory. */
  search_file: searchFileEntry.nullable(),
  chain: chain.nullable(),
});

const removed = started.extend({
  state: z.enum(['pruning', 'pruned']),
  published_at: timestamp.nullable(),
  /** Null where it was removed before this was recorded. */
  was_live: z.boolean().nullable(),
  chain: chain.nullable(),
});

/** What every format has in the same place, so that any version can name a release that it cannot read. */
const header = whenUsed(() =>
  z.object({
    release: z.int().positive(),
    format: z.int().positive(),
    base: z.int().positive().nullable().catch(null),
    started_at: timestamp,
    chain: chain.nullable().catch(null),
    /** So that what it denies is denied by any version: the text `denied` stays where and what it is. */
    chunks: z.record(z.string(), z.int()).catch({}),
    settings: z.object({ demonstration: z.boolean() }).catch({ demonstration: false }),
  }),
);

/** What is known of a release. Numbers are never used again, so a pruned release leaves its entry behind. */
export const manifest = z.discriminatedUnion('state', [writing, ready, removed]);
export type ReadableManifest = z.infer<typeof manifest>;
export type WritingManifest = z.infer<typeof writing>;
export type ReadyManifest = z.infer<typeof ready>;
export type RemovedManifest = z.infer<typeof removed>;
/** Another version of this program wrote the release, in a format that this one does not read. */
export type UnreadableManifest = z.infer<ReturnType<typeof header>> & { state: 'unreadable' };
export type Manifest = ReadableManifest | UnreadableManifest;

/** Null for one that is not whole, and for one from before the chain. */
export const chainIn = (one: Manifest): Chain | null => ('chain' in one ? one.chain : null);

/** Whether a release was live, as another one says that follows it. */
export const wasAnyLive = (all: readonly Manifest[]): boolean => all.some((one) => chainIn(one)?.previous);

export const manifestItem = (entry: ReadableManifest) => ({ ...releaseKey(entry.release), ...entry });

/** Throws `ZodError` where an item is no manifest. */
export function parseManifest(item: Record<string, unknown>): Manifest {
  const entry: Record<string, unknown> = { format: FORMAT_BEFORE, ...withoutKeys(item) };
  if (!isReadable(entry.format)) return { ...header().parse(entry), state: 'unreadable' };
  // Settings that are newer than the release have their defaults.
  const settings = entry.settings && withOverride(entry.settings as Parameters<typeof withOverride>[0]);
  return storedAs(manifest, settings ? { ...entry, settings } : entry);
}

/** Null where no release has the number. Throws `StoreUnavailable`, and `ZodError` where the item is no manifest. */
export async function readManifest(table: ReadableTable, release: number): Promise<Manifest | null> {
  const item = await readItem(table, releaseKey(release));
  return item ? parseManifest(item) : null;
}

/** The manifests of all releases, oldest first. */
export async function allManifests(table: ReadableTable): Promise<Manifest[]> {
  const found: Manifest[] = [];
  // The pointer is in the same partition, and no number.
  for await (const item of numberedItems(table, RELEASES)) found.push(parseManifest(item));
  return found;
}
