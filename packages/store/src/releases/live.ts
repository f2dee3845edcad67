import type { ListedRelease } from '@tussock/core/release/release';
import { LRUCache } from 'lru-cache';
import type { Release } from '../records/directory-reads';
import type { ReadableTable } from '../table/engine/readable-table';
import { ReleaseGone, ReleaseUnreadable } from '../table/errors';
import { toldAgain } from '../table/told-again';
import { type Denied, deniedByBoth, lockedBy, readDenied } from './denied';
import { asIfLive, type Lifecycle, mayBeRead, newestOf, readLifecycle } from './lifecycle';
import { allManifests, type Manifest, type ReadyManifest, readManifest } from './manifest';
import { publicReleases } from './public-releases';
import { refreshed } from './refreshed';

export interface Releases {
  live(): Promise<Release | null>;
  release(release: number): Promise<Release | null>;
  /** Every release that is or was live, newest first. */
  list(): Promise<ListedRelease[]>;
  /** The manifest of a release that may be read; throws `ReleaseGone`. */
  manifestOf(release: number): Promise<ReadyManifest>;
  /** What is denied and withdrawn in this release; null where its own lists and records show none of it. */
  hiddenIn(release: number): Promise<Hidden | null>;
  /** What is denied and withdrawn in any release: the changelog goes back to earlier ones. */
  hidden(): Promise<Hidden>;
  /** The offers that this release locks itself, as far as it says so. */
  lockedIn(release: number): Promise<readonly string[]>;
  /** Reads the manifest of an earlier release again; throws `ReleaseGone` if it was pruned since, or is being pruned. */
  assertThere(release: number): Promise<void>;
}

/** What no read may show, whatever is stored. The same object as long as it is the same. */
export interface Hidden {
  denied: Denied;
  withdrawn: Lifecycle['withdrawn'];
}

export interface ReleaseOptions {
  /** Public address of the site where it was deployed; it replaces the one of the settings that were published. */
  siteAddress?: string | undefined;
  /** A release that was never live, to be read as if it were. */
  preview?: number | undefined;
  /** Milliseconds since 1970, for the age of the pointer. */
  now?: (() => number) | undefined;
  /** Called for a live release that this version cannot read, before anything is answered, and each minute in which it is read again. */
  onUnreadable?: ((error: ReleaseUnreadable) => void) | undefined;
}

/** What is known of the releases is read again after so long: a process answers what was withdrawn or removed no longer than that, while the table answers. */
export const LIFECYCLE_MS = 5_000;
/** The longest that a read takes: what was withdrawn or removed while a function slept is not shown once more meanwhile. */
const AFTER_SLEEP = { afterSleep: 3_000 };
/** A manifest never changes, but a release can be pruned. */
const MANIFEST_MS = 30_000;
const MANIFESTS_CACHED = 20;
const HIDDEN_CACHED = 2;

/**
 * What a process knows of the releases: read again after a while, and used on while the store does not answer. Where the
 * live release has a format of another version, the newest release before it that can be read is answered.
 */
export function createReleases(
  table: ReadableTable,
  { siteAddress, preview, now = Date.now, onUnreadable = () => {} }: ReleaseOptions = {},
): Releases {
  const published = refreshed(() => readLifecycle(table), LIFECYCLE_MS, now, AFTER_SLEEP);
  const lifecycle = preview === undefined ? published : async () => asIfLive(await published(), preview);
  const fallback = refreshed(async () => newestReadable(table, await lifecycle()), MANIFEST_MS, now);
  const manifests = new LRUCache<number, () => Promise<Manifest | null>>({ max: MANIFESTS_CACHED });

  async function manifest(release: number): Promise<Manifest | null> {
    const known = manifests.get(release) ?? refreshed(() => readManifest(table, release), MANIFEST_MS, now);
    manifests.set(release, known);
    const found = await known();
    // It may be published later.
    if (found?.state !== 'ready' && found?.state !== 'unreadable') manifests.delete(release);
    return found;
  }

  const every = refreshed(() => allManifests(table), MANIFEST_MS, now);
  async function list(): Promise<ListedRelease[]> {
    const known = await lifecycle();
    const all = await every();
    const isNew = known !== null && !all.some((one) => one.release === known.release && isWhole(one));
    return publicReleases(isNew ? await every.again() : all, known);
  }

  let lastLive: ReadyManifest | null = null;
  async function live(): Promise<Release | null> {
    const known = await lifecycle();
    if (known === null) return null;
    const found = await manifest(known.release).catch((error) => {
      if (lastLive === null) throw error;
      return null;
    });
    if (found?.state === 'unreadable')
      lastLive = await instead(new ReleaseUnreadable(known.release, found.format));
    else if (found?.state === 'ready') lastLive = found;
    if (!lastLive || !mayBeRead(known, lastLive.release)) return null;
    return answer(lastLive, editionOf(known, await overtakenBy()), siteAddress);
  }

  const isTold = toldAgain<number>(now);
  async function instead(error: ReleaseUnreadable): Promise<ReadyManifest> {
    if (isTold(error.release)) onUnreadable(error);
    const earlier = await fallback();
    if (!earlier) throw error;
    return earlier;
  }

  /** What is stored of a release that was live and is not withdrawn; null for any other. */
  async function readable(release: number): Promise<{ known: Lifecycle; found: ReadyManifest } | null> {
    let known = await lifecycle();
    if (!known?.were_live.includes(release)) {
      // It may have gone live since.
      await published.again();
      known = await lifecycle();
    }
    if (known === null || !mayBeRead(known, release)) return null;
    const found = await manifest(release);
    return found?.state === 'ready' ? { known, found } : null;
  }

  /** What was published since a preview was written, so that it cannot go live as it is: what that denies, the preview does not show. */
  async function overtakenBy(): Promise<Lifecycle | null> {
    if (preview === undefined) return null;
    const [known, own] = await Promise.all([published(), manifest(preview)]);
    return own?.base === (known?.release ?? null) ? null : known;
  }

  const byEdition = new LRUCache<string, Hidden, { known: Lifecycle | null; over: Lifecycle | null }>({
    max: HIDDEN_CACHED,
    fetchMethod: async (_edition, _stale, { context: { known, over } }) => ({
      denied: deniedByBoth(await readDenied(table, known), await readDenied(table, over)),
      withdrawn: known?.withdrawn ?? [],
    }),
    ignoreFetchAbort: true,
  });

  async function hidden(): Promise<Hidden> {
    const [known, over] = await Promise.all([lifecycle(), overtakenBy()]);
    return byEdition.forceFetch(editionOf(known, over), { context: { known, over } });
  }

  async function hiddenIn(release: number): Promise<Hidden | null> {
    const [known, over] = await Promise.all([lifecycle(), overtakenBy()]);
    const isLast = release === newestOf(known) && release === known?.release && over === null;
    return isLast ? null : hidden();
  }

  return {
    live,
    list,
    release: async (release) => {
      const one = await readable(release);
      if (one === null) return null;
      return answer(one.found, editionOf(one.known, await overtakenBy()), siteAddress);
    },
    manifestOf: async (release) => {
      const one = await readable(release);
      if (one === null) throw new ReleaseGone(release);
      return one.found;
    },
    hiddenIn,
    hidden,
    lockedIn: async (release) => lockedBy(table, release, await manifest(release)),
    async assertThere(release) {
      if (release === lastLive?.release || (await readManifest(table, release))?.state === 'ready') return;
      manifests.delete(release);
      throw new ReleaseGone(release);
    },
  };
}

/** The state of one in a format of another version is not known, but its hash is written last. */
const isWhole = (one: Manifest) =>
  one.state === 'ready' || (one.state === 'unreadable' && one.chain !== null);

/** The newest whole release that was live before the live one, of a format that this version reads. */
async function newestReadable(table: ReadableTable, known: Lifecycle | null): Promise<ReadyManifest | null> {
  const earlier = (await allManifests(table)).filter(
    ({ release }) => known !== null && release < known.release && mayBeRead(known, release),
  );
  return earlier.findLast((one): one is ReadyManifest => one.state === 'ready') ?? null;
}

/**
 * Changes whenever what is hidden may have changed: after a roll-back the live release has a say in it as well, and in a preview
 * what was published since.
 */
function editionOf(known: Lifecycle | null, over: Lifecycle | null): string {
  const newest = newestOf(known) ?? 0;
  const edition = `${newest}.${known?.withdrawn.length ?? 0}`;
  const ofLive = known === null || known.release === newest ? edition : `${edition}.${known.release}`;
  return over ? `${ofLive}.over.${editionOf(over, null)}` : ofLive;
}

const answer = (
  { release, published_at, counts, settings, chain }: ReadyManifest,
  edition: string,
  siteAddress: string | undefined,
): Release => ({
  release,
  published_at,
  counts,
  hash: chain?.hash ?? null,
  previous: chain?.previous ?? null,
  settings: siteAddress ? { ...settings, address: siteAddress } : settings,
  // Of the newest release nothing is hidden before one is withdrawn: its number says all.
  edition: edition === `${release}.0` ? String(release) : `${release}.${edition}`,
});
