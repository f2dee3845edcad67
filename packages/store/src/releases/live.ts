import type { Table } from '@tussock/server/table/table';
import { LRUCache } from 'lru-cache';
import type { Release } from '../records/directory-reads';
import { ReleaseGone, ReleaseUnreadable } from '../table/errors';
import { allManifests, type Manifest, type ReadyManifest, readManifest, readPointer } from './manifest';

export interface Releases {
  live(): Promise<Release | null>;
  release(release: number): Promise<Release | null>;
  /** The manifest of a release that may be read; throws `ReleaseGone`. */
  manifestOf(release: number): Promise<ReadyManifest>;
}

export interface ReleaseOptions {
  /** Public address of the site where it was deployed; it replaces the one of the settings that were published. */
  siteAddress?: string | undefined;
  /** Milliseconds since 1970, for the age of the pointer. */
  now?: (() => number) | undefined;
  /** Called once for a live release that this version cannot read, before anything is answered. */
  onUnreadable?: ((error: ReleaseUnreadable) => void) | undefined;
}

const POINTER_MS = 5_000;
/** A manifest never changes, but a release can be pruned. */
const MANIFEST_MS = 30_000;
const MANIFESTS_CACHED = 20;

/**
 * The pointer and the manifests of a process: read again after a while, and used on while the store does not answer.
 * Where the live release has a format of another version, the newest release before it that can be read is answered.
 */
export function createReleases(
  table: Table,
  { siteAddress, now = Date.now, onUnreadable = () => {} }: ReleaseOptions = {},
): Releases {
  const pointer = refreshed(() => readPointer(table), POINTER_MS, now);
  const fallback = refreshed(async () => newestReadable(table, await pointer()), MANIFEST_MS, now);
  const manifests = new LRUCache<number, () => Promise<Manifest | null>>({ max: MANIFESTS_CACHED });

  async function manifest(release: number): Promise<Manifest | null> {
    const known = manifests.get(release) ?? refreshed(() => readManifest(table, release), MANIFEST_MS, now);
    manifests.set(release, known);
    const found = await known();
    // It may be published later.
    if (found?.state !== 'ready' && found?.state !== 'unreadable') manifests.delete(release);
    return found;
  }

  const answer = ({ release, published_at, counts, stats, settings }: ReadyManifest): Release => ({
    release,
    published_at,
    counts,
    stats,
    settings: siteAddress ? { ...settings, address: siteAddress } : settings,
  });

  let lastLive: Release | null = null;
  async function live(): Promise<Release | null> {
    const number = await pointer();
    if (number === null) return null;
    const found = await manifest(number).catch((error) => {
      if (lastLive === null) throw error;
      return null;
    });
    if (found?.state === 'unreadable') lastLive = await instead(new ReleaseUnreadable(number, found.format));
    else if (found?.state === 'ready') lastLive = answer(found);
    return lastLive;
  }

  let lastError: ReleaseUnreadable | null = null;
  async function instead(error: ReleaseUnreadable): Promise<Release> {
    if (lastError?.release !== error.release) onUnreadable(error);
    lastError = error;
    const earlier = await fallback();
    if (!earlier) throw error;
    return answer(earlier);
  }

  return {
    live,
    release: async (release) => {
      const found = await manifest(release);
      return found?.state === 'ready' ? answer(found) : null;
    },
    manifestOf: async (release) => {
      const found = await manifest(release);
      if (found?.state !== 'ready') throw new ReleaseGone(release);
      return found;
    },
  };
}

/** The newest whole release before another, of a format that this version reads. */
async function newestReadable(table: Table, before: number | null): Promise<ReadyManifest | null> {
  const earlier = (await allManifests(table)).filter(({ release }) => before !== null && release < before);
  return earlier.findLast((one): one is ReadyManifest => one.state === 'ready') ?? null;
}

/** Reads once for all who ask, then answers that for a while; a failing re-read leaves the old answer in use. */
function refreshed<T>(read: () => Promise<T>, milliseconds: number, now: () => number): () => Promise<T> {
  let last: { value: T; readAt: number } | null = null;
  let failing = false;
  let reading: Promise<T> | null = null;

  async function refresh(): Promise<T> {
    try {
      const value = await read();
      last = { value, readAt: now() };
      failing = false;
      return value;
    } catch (error) {
      if (last === null) throw error;
      failing = true;
      last = { value: last.value, readAt: now() };
      return last.value;
    } finally {
      reading = null;
    }
  }

  return async () => {
    if (last && now() - last.readAt < milliseconds) return last.value;
    reading ??= refresh();
    // While the store is down nobody waits for it: the old answer serves, and the reading continues behind it.
    return failing && last ? last.value : reading;
  };
}
