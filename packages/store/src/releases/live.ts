import { LRUCache } from 'lru-cache';
import type { Release } from '../records/directory-reads';
import type { DirectoryTable } from '../table/client';
import { ReleaseGone } from '../table/errors';
import { type ReadyManifest, readManifest, readPointer } from './manifest';

/** The manifest of a release that may be read; throws `ReleaseGone`. */
export type ManifestOf = (release: number) => Promise<ReadyManifest>;

export interface Releases {
  live(): Promise<Release | null>;
  release(release: number): Promise<Release | null>;
  manifestOf: ManifestOf;
}

interface Kept<T> {
  value: T;
  readAt: number;
}

const POINTER_MS = 5_000;
/** A manifest never changes, but a release can be pruned. */
const MANIFEST_MS = 30_000;
const MANIFESTS_KEPT = 20;

/** The pointer and the manifests of a process: read again after a while, kept in use while the store does not answer. */
export function createReleases(table: DirectoryTable, now: () => number = Date.now): Releases {
  const pointer = kept(() => readPointer(table), POINTER_MS, now);
  const manifests = new LRUCache<number, () => Promise<ReadyManifest | null>>({ max: MANIFESTS_KEPT });

  async function readReady(release: number): Promise<ReadyManifest | null> {
    const found = await readManifest(table, release);
    return found?.state === 'ready' ? found : null;
  }

  async function manifest(release: number): Promise<ReadyManifest | null> {
    const known = manifests.get(release) ?? kept(() => readReady(release), MANIFEST_MS, now);
    manifests.set(release, known);
    const found = await known();
    // It may be published later.
    if (found === null) manifests.delete(release);
    return found;
  }

  let lastLive: Release | null = null;
  async function live(): Promise<Release | null> {
    const number = await pointer();
    if (number === null) return null;
    const found = await manifest(number).catch((fault) => {
      if (lastLive === null) throw fault;
      return null;
    });
    if (found) lastLive = answer(found);
    return lastLive;
  }

  return {
    live,
    release: async (release) => {
      const found = await manifest(release);
      return found && answer(found);
    },
    manifestOf: async (release) => {
      const found = await manifest(release);
      if (found === null) throw new ReleaseGone(release);
      return found;
    },
  };
}

const answer = ({ release, published_at, counts, stats, settings }: ReadyManifest): Release => ({
  release,
  published_at,
  counts,
  stats,
  settings,
});

/** Reads once for all who ask, then keeps the answer for a while; a failing re-read leaves the old answer standing. */
function kept<T>(read: () => Promise<T>, milliseconds: number, now: () => number): () => Promise<T> {
  let last: Kept<T> | null = null;
  let failing = false;
  let underWay: Promise<T> | null = null;

  async function refresh(): Promise<T> {
    try {
      const value = await read();
      last = { value, readAt: now() };
      failing = false;
      return value;
    } catch (fault) {
      if (last === null) throw fault;
      failing = true;
      last = { value: last.value, readAt: now() };
      return last.value;
    } finally {
      underWay = null;
    }
  }

  return async () => {
    if (last && now() - last.readAt < milliseconds) return last.value;
    underWay ??= refresh();
    // While the store is down nobody waits for it: the answer of before serves, and the reading goes on behind.
    return failing && last ? last.value : underWay;
  };
}
