import { changelogSchemas, type RecordChange } from '@tussock/core/changelog/changelog';
import type { Assembled } from '@tussock/core/directory/assemble';
import type { Directory } from '@tussock/core/directory/directory';
import { firmCards } from '@tussock/core/firm/firm-card';
import { catalogueOffer } from '@tussock/core/offer/offer';
import * as z from 'zod';
import { firmCardsOf } from '../records/firm-cards';
import { type ChunkedText, chunkItems } from '../table/chunks';
import type { DirectoryTable } from '../table/client';
import { PublishConflict } from '../table/errors';
import type { Item } from '../table/keys';
import { shapeOf } from '../table/shape';
import type { Predecessor } from './chain';
import { chunksHash } from './chain-hashes';
import { changelogFor, changesIn, comparedRelease } from './changelog';
import { changelogChunks } from './changelog-chunks';
import { deniedBy, overruled, readDenied } from './denied';
import { contentDigest } from './digest';
import { type Counted, keyPieces } from './dry-run';
import { jsonPieces, listPieces } from './json-pieces';
import { type Lifecycle, newestOf } from './lifecycle';
import { movePointer } from './lifecycle-changes';
import { makeLive } from './make-live';
import { chainIn, readManifest, type WritingManifest } from './manifest';
import { markReady, saveProgress } from './manifest-writes';
import { findPlan, findStaged, startRelease } from './plan';
import { releaseItems } from './release-items';
import { redirectsOf, retire } from './retired-slugs';
import { restoreSearchFile, type SearchFileTarget, searchFileVersion, storeSearchFile } from './search-file';
import { tableLines } from './tables';
import { removedForCause, tombstonesFor } from './tombstones';
import { verifyCounts } from './verify';
import { putAll } from './write';

export interface Publication {
  /** The validated tables: stored for export, diff and the changelog. */
  tables: Directory;
  /** What was assembled from them. */
  content: Assembled;
  /** The stored form of the text index of the content. */
  textIndex: Uint8Array;
}

export interface PublishProgress {
  phase: 'preparing' | 'writing' | 'checking';
  /** Items written or partitions checked, of `total`. */
  done: number;
  total: number;
}

export interface PublishOptions {
  onProgress?: (progress: PublishProgress) => void;
  /** ISO 8601 in UTC; now, if it is not given. A run that resumes another keeps the time of that one. */
  publishedAt?: string;
  signal?: AbortSignal;
  /** The release that this one was compared with, null for none: another one that is live then is a conflict. */
  comparedWith?: number | null;
  /** Milliseconds to wait for the indexes to catch up. */
  patience?: number;
  /** Where a large release gets its search file; without it none has one. */
  searchFiles?: SearchFileTarget | undefined;
}

export interface Published {
  release: number;
  /** False when the live release already is this content: nothing was written. */
  changed: boolean;
  /** True if this run resumed an unfinished one; going back to a release that was live is none. */
  continued: boolean;
  /** The release that was live before; null for the first. */
  before: number | null;
}

const PATIENCE_MS = 300_000;
/** Items between two times that the progress is saved: a run that resumes one that was killed writes as many again at most. */
const SAVED_EACH = 1_000;
/** Of a third of a megabyte each: a request of 25 would be past its time on a busy machine. */
const CHUNKS_AT_ONCE = 2;

/**
 * Writes a release beside the others, checks that it can be read whole, and then moves the pointer. Killed at any
 * moment, the live release stays as it is and the next run with the same content resumes. Throws `StoreUnavailable`,
 * `PublishConflict` when another publisher was faster, and `RecordTooLarge`; nothing is live then that was not before.
 */
export async function publishRelease(
  table: DirectoryTable,
  publication: Publication,
  options: PublishOptions = {},
): Promise<Published> {
  const { seen, isNew, ...published } = await stage(table, publication, options);
  if (isNew) await movePointer(table, seen, published.release);
  else if (published.changed) await makeLive(table, seen, published.release);
  return published;
}

/** Does all that publishing does but move the pointer: nobody can read the release without the token of a preview. */
export async function stageRelease(
  table: DirectoryTable,
  publication: Publication,
  options: PublishOptions = {},
): Promise<Published> {
  const { seen: _, isNew: __, ...published } = await stage(table, publication, options, { unseen: true });
  return published;
}

/**
 * Makes a release live that was written by `stageRelease`. Throws `ReleaseGone` where there is none to be made live, and
 * `PublishConflict` where another release is live than the one that it was compared with.
 */
export async function publishStaged(table: DirectoryTable, release: number): Promise<Published> {
  const seen = await findStaged(table, release);
  await makeLive(table, seen, release);
  return { release, changed: true, continued: true, before: seen?.release ?? null };
}

/** Throws where `publishStaged` would. */
export async function checkStaged(table: DirectoryTable, release: number): Promise<void> {
  await findStaged(table, release);
}

async function stage(
  table: DirectoryTable,
  { tables, content, textIndex }: Publication,
  options: PublishOptions,
  { unseen = false } = {},
): Promise<Published & { seen: Lifecycle | null; isNew: boolean }> {
  const searchVersion = searchFileVersion(content, options.searchFiles);
  const digest = contentDigest(tables, content, textIndex, searchVersion);
  const wanted = { digest, published_at: options.publishedAt ?? new Date().toISOString(), unseen };
  const plan = await findPlan(table, wanted, (denied) => overruled(tables, denied).length > 0);
  const { seen } = plan;
  const before = seen?.release ?? null;
  if (options.comparedWith !== undefined && options.comparedWith !== before)
    throw new PublishConflict('Another release went live meanwhile');
  if (plan.state !== 'write')
    await restoreSearchFile(table, plan.release, { content, textIndex }, options.searchFiles);
  if (plan.state === 'live')
    return { seen, isNew: false, release: plan.release, changed: false, continued: false, before };
  if (plan.state === 'ready') {
    const continued = !seen?.were_live.includes(plan.release);
    return { seen, isNew: false, release: plan.release, changed: true, continued, before };
  }

  const release = plan.unfinished?.release ?? plan.next;
  const retired = await retire(table, plan.slugs_from, tables);
  const redirects = redirectsOf(retired, tables);
  // Everything is checked and counted before the first item is written.
  const counted: Counted = { partitions: {}, total: 0 };
  const keys = await chunkItems(release, 'keys', keyPieces(release, content, redirects, counted));
  const { partitions, total } = counted;
  options.onProgress?.({ phase: 'preparing', done: 0, total });
  const manifest = plan.unfinished ?? (await startRelease(table, wanted, plan));

  const published_at = manifest.dated ?? wanted.published_at;
  const at = { release, published_at };
  const deniedBefore = await readDenied(table, seen);
  const tombstones = await tombstonesFor(table, plan, { tables, retired, published_at }, deniedBefore);
  const compared = await comparedRelease(table, plan.slugs_from, tables);
  const earlier = compared === null ? [] : await changesIn(table, compared);
  const denied = deniedBy(tables, removedForCause(tombstones, earlier), deniedBefore);
  let changes: RecordChange[] = [];
  let ledgerChunks: Item[] = [];
  const { chunks, text_hashes } = await writeChunks(table, manifest, keys, {
    tables: () => tableLines(tables),
    retired_slugs: () => [JSON.stringify(retired)],
    denied: () => jsonPieces(denied),
    tombstones: () => listPieces(tombstones),
    catalogue: () => listPieces(content.cards, catalogueOffer),
    firms: () => jsonPieces(firmCards().parse(firmCardsOf(content))),
    // Not before it is written, and let go then: the ledger of a large directory is as large as its tables.
    record: async () => {
      const made = await changelogFor(table, compared, { tables, content, tombstones }, at);
      ({ changes } = made);
      const { record, ledger } = await changelogChunks(release, made);
      ledgerChunks = ledger;
      return record;
    },
    ledger: async () => ledgerChunks,
    changes: () => listPieces(changes, changelogSchemas().recordChange),
    text_index: () => [textIndex],
  });
  await writeItems(table, manifest, releaseItems(release, content, redirects), total, options);
  const search_file = await storeSearchFile(release, { content, textIndex }, options.searchFiles);
  const names = Object.keys(partitions).length;
  await verifyCounts(table, release, partitions, {
    patience: options.patience ?? PATIENCE_MS,
    signal: options.signal,
    onChecked: (done) => options.onProgress?.({ phase: 'checking', done, total: names }),
  });
  options.signal?.throwIfAborted();
  const { counts, stats, settings } = content;
  const { state: _, written: __, dated: ___, ...started } = manifest;
  const whole = { counts, stats, settings, partitions, chunks, text_hashes, search_file };
  const previous = await predecessorIn(table, seen);
  await markReady(table, { ...started, state: 'ready', published_at, ...whole }, previous);
  return { seen, isNew: true, release, changed: true, continued: plan.unfinished !== null, before };
}

/** The newest release that was live, with its hash: the pointer moves only while it is the newest. */
async function predecessorIn(table: DirectoryTable, seen: Lifecycle | null): Promise<Predecessor | null> {
  const release = newestOf(seen);
  if (release === null) return null;
  const found = await readManifest(table, release);
  return { release, hash: (found && chainIn(found)?.hash) ?? null };
}

/**
 * The texts that are read without a check where this version stored them. What is stored is the shape of the schema itself, and not the
 * one that its reader has written down.
 */
const SHAPED: Partial<Record<ChunkedText, z.ZodType>> = {
  catalogue: z.array(catalogueOffer),
  firms: firmCards(),
};

/** A text in pieces, or its chunks. */
type TextSource = () => Iterable<string | Uint8Array> | Promise<Item[]>;

/** The list of keys comes first: whatever of a release is written can be found again and pruned. */
async function writeChunks(
  table: DirectoryTable,
  manifest: WritingManifest,
  keys: readonly Item[],
  texts: Record<Exclude<ChunkedText, 'keys'>, TextSource>,
): Promise<{ chunks: Record<string, number>; text_hashes: Record<string, string> }> {
  const { release } = manifest;
  await putAll(table, keys, { batch: CHUNKS_AT_ONCE });
  const chunks: Record<string, number> = { keys: keys.length };
  const text_hashes: Record<string, string> = { keys: chunksHash(keys) };
  await saveProgress(table, release, 'chunks', chunks);
  for (const [text, content] of Object.entries(texts) as [ChunkedText, TextSource][]) {
    const schema = SHAPED[text];
    const made = content();
    const items =
      made instanceof Promise ? await made : await chunkItems(release, text, made, schema && shapeOf(schema));
    await putAll(table, items, { batch: CHUNKS_AT_ONCE });
    chunks[text] = items.length;
    text_hashes[text] = chunksHash(items);
  }
  return { chunks, text_hashes };
}

async function writeItems(
  table: DirectoryTable,
  manifest: WritingManifest,
  items: Generator<Item>,
  total: number,
  { onProgress, signal }: PublishOptions,
): Promise<void> {
  for (let skipped = 0; skipped < manifest.written; skipped += 1) items.next();
  let saved = manifest.written;
  await putAll(table, items, {
    signal,
    onWritten: async (count) => {
      const written = manifest.written + count;
      onProgress?.({ phase: 'writing', done: written, total });
      if (written < saved + SAVED_EACH && written < total && !signal?.aborted) return;
      await saveProgress(table, manifest.release, 'written', written);
      saved = written;
    },
  });
}
