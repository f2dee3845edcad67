import { everyItem } from '@tussock/server/table/every-item';
import type { SearchFiles } from '../search/file/search-files';
import { CHUNKED_TEXTS, chunksKey, readChunks } from '../table/chunks';
import type { DirectoryTable } from '../table/engine/client';
import { PointerLost } from '../table/errors';
import { type Key, releaseKey } from '../table/keys';
import { readItem } from '../table/read-items';
import { type Lifecycle, mayBeRead, readLifecycle } from './lifecycle';
import { fence, forget } from './lifecycle-changes';
import { allManifests, chainIn, type ReadableManifest, type RemovedManifest, wasAnyLive } from './manifest';
import { putManifest, restoreManifest } from './manifest-writes';
import { openPreviews } from './previews';
import { keysIn } from './publish/dry-run';
import { partition } from './stored-items';
import { deleteAll } from './write';

const RELEASES_KEPT = 5;
const KEPT_MS = 48 * 3_600_000;

export interface PruneOptions {
  /** Milliseconds since 1970. */
  now?: number;
  onPruned?: (release: number) => void;
  /** Where the search files are, which are removed with their release. */
  searchFiles?: Pick<SearchFiles, 'remove'> | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Removes old releases and answers their numbers. The live one, the newest five that were live and all of the last 48 hours
 * stay, unfinished ones included, and so do releases that have a preview and those of a format that this version does not read. Those that were never
 * live and those that are withdrawn are no part of the five. A prune that was interrupted is resumed. Throws `PointerLost`: without the
 * pointer every release would count as never live, and go.
 */
export async function prune(
  table: DirectoryTable,
  { now = Date.now(), onPruned, searchFiles, signal }: PruneOptions = {},
): Promise<number[]> {
  let known = await readLifecycle(table);
  const all = await allManifests(table);
  if (known === null && wasAnyLive(all)) throw new PointerLost();
  const ready = all.filter((one) => one.state === 'ready').map((one) => one.release);
  const previews = await openPreviews(table, new Date(now));
  const keptBy = (seen: Lifecycle | null): ReadonlySet<number> => {
    const wereLive = ready.filter((release) => seen?.were_live.includes(release));
    return new Set([
      ...wereLive.filter((release) => mayBeRead(seen, release)).slice(-RELEASES_KEPT),
      // It says what is denied in all others, whether or not it is withdrawn.
      ...wereLive.slice(-1),
      ...(seen ? [seen.release] : []),
      ...previews.keys(),
    ]);
  };
  const stays = (one: ReadableManifest, seen: Lifecycle | null) =>
    one.state === 'pruned' ||
    keptBy(seen).has(one.release) ||
    (one.state !== 'pruning' && now - Date.parse(bornAt(one)) < KEPT_MS);
  const pruned: number[] = [];
  for (const one of all) {
    if (one.state === 'unreadable' || stays(one, known)) continue;
    signal?.throwIfAborted();
    // It may have gone live while others were removed, which takes minutes where they are large.
    known = await readLifecycle(table);
    if (stays(one, known)) continue;
    const was_live = known?.were_live.includes(one.release) ?? false;
    const isKept = (seen: Lifecycle | null) => keptBy(seen).has(one.release);
    if (!(await remove(table, one, { was_live, isKept }, { searchFiles, signal }))) continue;
    pruned.push(one.release);
    onPruned?.(one.release);
  }
  const before = all.filter((one) => one.state === 'pruned').map((one) => one.release);
  await forget(table, new Set([...before, ...pruned]));
  return pruned;
}

const bornAt = (one: ReadableManifest) => (one.state === 'ready' ? one.published_at : one.started_at);

async function remove(
  table: DirectoryTable,
  entry: ReadableManifest,
  { was_live, isKept }: { was_live: boolean; isKept: (seen: Lifecycle | null) => boolean },
  { searchFiles, signal }: Pick<PruneOptions, 'searchFiles' | 'signal'>,
): Promise<boolean> {
  const { release, format, digest, base, slugs_from, started_at, chunks } = entry;
  const published_at = entry.state === 'writing' ? null : entry.published_at;
  const gone = {
    release,
    format,
    digest,
    base,
    slugs_from,
    started_at,
    chunks,
    published_at,
    was_live,
    chain: chainIn(entry),
  };
  const stored = await readItem(table, releaseKey(release));
  const pruning: RemovedManifest = { ...gone, state: 'pruning' };
  if (!(await putManifest(table, pruning, [entry.state]))) return false;
  // A roll-back or a publish of a preview at the same time may have made it live already; one that has not finds the mark.
  if (isKept(await fence(table))) {
    if (stored) await restoreManifest(table, stored, ['pruning']);
    return false;
  }
  await searchFiles?.remove(release);
  const listed = chunks.keys ? await readChunks(table, release, 'keys', chunks.keys) : '';
  await deleteAll(table, keysIn(listed), { signal });
  // From here on a continued prune has no use for the list of keys, which goes too.
  await putManifest(table, { ...pruning, chunks: {} }, ['pruning']);
  for (const text of CHUNKED_TEXTS) await deleteAll(table, await chunkKeys(table, release, text), { signal });
  return putManifest(table, { ...gone, chunks: {}, state: 'pruned' }, ['pruning']);
}

async function chunkKeys(table: DirectoryTable, release: number, text: (typeof CHUNKED_TEXTS)[number]) {
  const keys: Key[] = [];
  for await (const { pk, sk } of everyItem(table, {
    ...partition(chunksKey(release, text)),
    ProjectionExpression: 'pk, sk',
  }))
    keys.push({ pk, sk });
  return keys;
}
