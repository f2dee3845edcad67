import { changelogSchemas, type RecordChange } from '@tussock/core/changelog/changelog';
import type { Assembled } from '@tussock/core/directory/assemble';
import type { Directory } from '@tussock/core/directory/directory';
import { firmCards } from '@tussock/core/firm/firm-card';
import { catalogueOffer } from '@tussock/core/offer/offer';
import * as z from 'zod';
import { firmCardsOf } from '../../records/firm-cards';
import { type ChunkedText, chunkItems } from '../../table/chunks';
import type { DirectoryTable } from '../../table/engine/client';
import type { Item } from '../../table/keys';
import { shapeOf } from '../../table/shape';
import type { Predecessor } from '../chain/chain';
import { chunksHash } from '../chain/chain-hashes';
import { changelogFor, changesIn, comparedRelease } from '../changelog';
import { deniedBy, readDenied } from '../denied';
import { type Lifecycle, newestOf } from '../lifecycle';
import { chainIn, readManifest, type WritingManifest } from '../manifest';
import { markReady, saveProgress } from '../manifest-writes';
import { type RetiredSlug, redirectsOf, retire } from '../retired-slugs';
import { tableLines } from '../tables';
import { removedForCause, tombstonesFor } from '../tombstones';
import { putAll } from '../write';
import { changelogChunks } from './changelog-chunks';
import { type Counted, keyPieces } from './dry-run';
import { jsonPieces, listPieces } from './json-pieces';
import { startRelease, type Wanted, type Writing } from './plan';
import { releaseItems } from './release-items';
import { type SearchFileTarget, storeSearchFile } from './store-search-file';
import { verifyCounts } from './verify-counts';

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

export interface WriteReleaseOptions {
  onProgress?: (progress: PublishProgress) => void;
  signal?: AbortSignal;
  /** Milliseconds to wait for the indexes to catch up. */
  patience?: number;
  /** Where a large release gets its search file; without it none has one. */
  searchFiles?: SearchFileTarget | undefined;
}

const PATIENCE_MS = 300_000;
/** Items between two times that the progress is saved: a run that resumes one that was killed writes as many again at most. */
const SAVED_EACH = 1_000;
/** Of a third of a megabyte each: a request of 25 would be past its time on a busy machine. */
const CHUNKS_AT_ONCE = 2;

/**
 * Writes all of a release that was planned, or the rest of one that is unfinished, checks that it can be read whole, and declares it
 * ready. Answers its number. The pointer stays where it is. Throws `StoreUnavailable`, `PublishConflict` and `RecordTooLarge`.
 */
export async function writeRelease(
  table: DirectoryTable,
  publication: Publication,
  { plan, wanted }: { plan: Writing; wanted: Wanted },
  options: WriteReleaseOptions,
): Promise<number> {
  const { tables, content, textIndex } = publication;
  const { onProgress, signal, searchFiles, patience = PATIENCE_MS } = options;
  const release = plan.unfinished?.release ?? plan.next;
  const retired = await retire(table, plan.slugs_from, tables);
  const redirects = redirectsOf(retired, tables);
  // Everything is checked and counted before the first item is written.
  const counted: Counted = { partitions: {}, total: 0 };
  const keys = await chunkItems(release, 'keys', keyPieces(release, content, redirects, counted));
  const { partitions, total } = counted;
  onProgress?.({ phase: 'preparing', done: 0, total });
  const manifest = plan.unfinished ?? (await startRelease(table, wanted, plan));

  const published_at = manifest.dated ?? wanted.published_at;
  const texts = await textsOf(table, publication, plan, { release, published_at, retired });
  const { chunks, text_hashes } = await writeChunks(table, manifest, keys, texts);
  await writeItems(table, manifest, releaseItems(release, content, redirects), total, options);
  const search_file = await storeSearchFile(release, { content, textIndex }, searchFiles);
  await verifyCounts(table, release, partitions, {
    patience,
    signal,
    onChecked: (done) => onProgress?.({ phase: 'checking', done, total: Object.keys(partitions).length }),
  });
  signal?.throwIfAborted();

  const { counts, stats, settings } = content;
  const { state: _, written: __, dated: ___, ...started } = manifest;
  const whole = { counts, stats, settings, partitions, chunks, text_hashes, search_file };
  const previous = await predecessorIn(table, plan.seen);
  await markReady(table, { ...started, state: 'ready', published_at, ...whole }, previous);
  return release;
}

/** A text in pieces, or its chunks. */
type TextSource = () => Iterable<string | Uint8Array> | Promise<Item[]>;
type Texts = Record<Exclude<ChunkedText, 'keys'>, TextSource>;

/** The texts of a release, in the order in which they have to be made: the ledger and the changes come with the changelog. */
async function textsOf(
  table: DirectoryTable,
  { tables, content, textIndex }: Publication,
  plan: Writing,
  { retired, ...at }: { retired: RetiredSlug[]; release: number; published_at: string },
): Promise<Texts> {
  const deniedBefore = await readDenied(table, plan.seen);
  const tombstones = await tombstonesFor(
    table,
    plan,
    { tables, retired, published_at: at.published_at },
    deniedBefore,
  );
  const compared = await comparedRelease(table, plan.slugs_from, tables);
  const earlier = compared === null ? [] : await changesIn(table, compared);
  const denied = deniedBy(tables, removedForCause(tombstones, earlier), deniedBefore);
  let changes: RecordChange[] = [];
  let ledgerChunks: Item[] = [];
  return {
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
      const { record, ledger } = await changelogChunks(at.release, made);
      ledgerChunks = ledger;
      return record;
    },
    ledger: async () => ledgerChunks,
    changes: () => listPieces(changes, changelogSchemas().recordChange),
    text_index: () => [textIndex],
  };
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

/** The list of keys comes first: whatever of a release is written can be found again and pruned. */
async function writeChunks(
  table: DirectoryTable,
  manifest: WritingManifest,
  keys: readonly Item[],
  texts: Texts,
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
  { onProgress, signal }: WriteReleaseOptions,
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
