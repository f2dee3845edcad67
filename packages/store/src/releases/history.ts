import type { DirectoryTable } from '../table/engine/client';
import { LiveRelease, PointerLost, ReleaseGone } from '../table/errors';
import { isWithdrawn, type Lifecycle, mayBeRead, readLifecycle } from './lifecycle';
import { addWithdrawn } from './lifecycle-changes';
import { makeLive } from './make-live';
import { allManifests, chainIn, type Manifest, readManifest, wasAnyLive } from './manifest';
import { openPreviews } from './previews';

/**
 * What a stored release is to visitors: `staged` can still go live, `abandoned` cannot, since another one went live after its
 * writing began.
 */
type Life = 'live' | 'was_live' | 'withdrawn' | 'staged' | 'abandoned';

/** A release as an operator sees it. */
export interface StoredRelease {
  release: number;
  state: Manifest['state'];
  /** Null for one that is pruned. */
  life: Life | null;
  is_live: boolean;
  started_at: string;
  /** Null while it is being written, when it never was published, and when this version cannot read it. */
  published_at: string | null;
  /** Rows of each kind; null unless it is whole. */
  counts: Record<string, number> | null;
  /** Until when its preview can be opened; null where it has none. */
  preview_until: string | null;
  /** Null where it is not in the chain. */
  hash: string | null;
}

/** Every release there ever was, newest first, for operators: `public-releases.ts` has those that visitors know of. */
export async function listStoredReleases(
  table: DirectoryTable,
  now: Date = new Date(),
): Promise<StoredRelease[]> {
  const known = await readLifecycle(table);
  const all = await allManifests(table);
  const previews = await openPreviews(table, now);
  return all.reverse().map((one) => ({
    release: one.release,
    state: one.state,
    life: one.state === 'pruned' ? null : lifeOf(one, known),
    is_live: one.release === known?.release,
    started_at: one.started_at,
    published_at: 'published_at' in one ? one.published_at : null,
    counts: one.state === 'ready' ? one.counts : null,
    preview_until: previewUntil(one, known, previews),
    hash: chainIn(one)?.hash ?? null,
  }));
}

const previewUntil = (
  one: Manifest,
  known: Lifecycle | null,
  previews: Awaited<ReturnType<typeof openPreviews>>,
) =>
  one.state !== 'ready' || known?.were_live.includes(one.release)
    ? null
    : (previews.get(one.release)?.expires_at ?? null);

function lifeOf(one: Manifest, known: Lifecycle | null): Life {
  if (one.release === known?.release) return 'live';
  if (isWithdrawn(known, one.release)) return 'withdrawn';
  if (known?.were_live.includes(one.release)) return 'was_live';
  return one.base === (known?.release ?? null) ? 'staged' : 'abandoned';
}

/**
 * Makes an earlier release live again: the given one, else the one over which the live one was published, else the newest before that
 * was live. So a release that was rolled back does not come back by itself. Answers its number and the one that was live. Throws `ReleaseGone` when there is none, `PointerLost`, and
 * `PublishConflict` when another process was faster.
 */
export async function rollback(
  table: DirectoryTable,
  release?: number,
): Promise<{ release: number; before: number }> {
  const seen = await readLifecycle(table);
  const all = await allManifests(table);
  if (seen === null) throw wasAnyLive(all) ? new PointerLost() : new ReleaseGone(release ?? 0);
  const before = seen.release;
  const choice = all
    .filter((one) => one.state === 'ready' && mayBeRead(seen, one.release))
    .map((one) => one.release);
  const base = all.find((one) => one.release === before)?.base ?? before;
  const to = release ?? choice.findLast((one) => one < before && one <= base);
  if (to === undefined || !choice.includes(to)) throw new ReleaseGone(to ?? 0);
  await makeLive(table, seen, to);
  return { release: to, before };
}

/** Whether the changelog of a release may compare it with another. */
const mayCompareWith = (one: Manifest, other: number) =>
  one.base === other ||
  ('slugs_from' in one && one.slugs_from.includes(other)) ||
  chainIn(one)?.previous?.release === other;

/**
 * Makes a release that was live unreadable for good. Answers false when it was withdrawn before. Throws `LiveRelease`,
 * `ReleaseGone` for one that visitors could never read or that is pruned, `PointerLost`, and `PublishConflict`.
 */
export async function withdraw(table: DirectoryTable, release: number): Promise<boolean> {
  const seen = await readLifecycle(table);
  if (seen?.release === release) throw new LiveRelease(release);
  if (isWithdrawn(seen, release)) return false;
  if (seen === null && wasAnyLive(await allManifests(table))) throw new PointerLost();
  const found = await readManifest(table, release);
  if (seen === null || !seen.were_live.includes(release) || found?.state === 'pruned')
    throw new ReleaseGone(release);
  const successors = async () =>
    (await allManifests(table)).filter((one) => mayCompareWith(one, release)).map((one) => one.release);
  await addWithdrawn(table, seen, { release, successors });
  return true;
}
