import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { timestamp } from '@tussock/core/field';
import { releaseCounts, stats } from '@tussock/core/release/release';
import { siteSettings } from '@tussock/core/site/settings-schema';
import * as z from 'zod';
import type { DirectoryTable } from '../table/client';
import { withinBudget } from '../table/faults';
import { LIVE, RELEASES, releaseKey, withoutKeys } from '../table/keys';

const started = z.strictObject({
  release: z.int().positive(),
  /** Of the content; the same content has the same. */
  digest: z.string(),
  /** The release that was live when the writing began; null for the first. */
  base: z.int().positive().nullable(),
  /** Releases whose slugs, where they are no longer in use, lead on to those of this one. */
  slugs_from: z.array(z.int().positive()),
  started_at: timestamp,
  /** Number of chunks of each compressed text that is whole. */
  chunks: z.record(z.string(), z.int()),
});

const writing = started.extend({
  state: z.literal('writing'),
  /** Items that are known to be written; a run that continues starts after them. */
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
});

const removed = started.extend({
  state: z.enum(['pruning', 'pruned']),
  published_at: timestamp.nullable(),
});

/** What is known of a release. Numbers are never used again, so a pruned release leaves its entry behind. */
export const manifest = z.discriminatedUnion('state', [writing, ready, removed]);
export type Manifest = z.infer<typeof manifest>;
export type WritingManifest = z.infer<typeof writing>;
export type ReadyManifest = z.infer<typeof ready>;
export type RemovedManifest = z.infer<typeof removed>;

export const manifestItem = (entry: Manifest) => ({ ...releaseKey(entry.release), ...entry });
export const parseManifest = (item: Record<string, unknown>) => manifest.parse(withoutKeys(item));

/** Number of the live release; null when nothing was ever published. */
export async function readPointer(table: DirectoryTable): Promise<number | null> {
  const item = await readReleases(table, { pk: RELEASES, sk: LIVE });
  return item ? z.int().positive().parse(item.release) : null;
}

export async function readManifest(table: DirectoryTable, release: number): Promise<Manifest | null> {
  const item = await readReleases(table, releaseKey(release));
  return item ? parseManifest(item) : null;
}

async function readReleases(table: DirectoryTable, key: { pk: string; sk: string }) {
  const { Item } = await withinBudget(table.budget, (abortSignal) =>
    table.client.send(new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }), {
      abortSignal,
    }),
  );
  return Item;
}
