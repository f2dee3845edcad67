import { NumberValue } from '@aws-sdk/lib-dynamodb';
import { withStoredNumbers } from '@tussock/server/table/table';
import type { SearchFiles } from '../../search/file/search-files';
import type { DirectoryTable } from '../../table/engine/client';
import { LIVE } from '../../table/keys';
import { CHAINED_SINCE } from '../format';
import { type Lifecycle, lifecycle, newestOf } from '../lifecycle';
import { chainIn, type Manifest, parseManifest, type ReadableManifest, readManifest } from '../manifest';
import { verifySearchFile } from '../publish/store-search-file';
import { releaseEntries, type StoredItem } from '../stored-items';
import type { Chain } from './chain';
import { contentHash, releaseHash } from './chain-hashes';
import { hashOf } from './hash';
import { Break, verifyContent, verifyNothingAdded } from './verify-content';

/** What was found of a release that is as it was published. */
export interface VerifiedRelease {
  release: number;
  /** `unfinished` releases were never whole; nothing of those from before the chain can be checked. */
  state: 'whole' | 'pruned' | 'unfinished' | 'before_the_chain';
  /** Null unless it is in the chain. */
  hash: string | null;
}

export interface ChainReport {
  /** Oldest first, up to the first break. */
  verified: VerifiedRelease[];
  /** The first thing that is not as it was published; `release` is null for what belongs to all of them. */
  broken: { release: number | null; what: string } | null;
}

export interface VerifyChainOptions {
  onVerified?: (one: VerifiedRelease) => void;
  /** Where the search files are; without it they are not checked. */
  searchFiles?: Pick<SearchFiles, 'get'> | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Walks the chain of releases from the oldest on: each manifest, the link to its predecessor, every chunk and item that is
 * stored, and nothing beside them. It stops at the first break. Throws `StoreUnavailable`.
 */
export async function verifyChain(
  table: DirectoryTable,
  { onVerified = () => {}, searchFiles, signal }: VerifyChainOptions = {},
): Promise<ChainReport> {
  const verified: VerifiedRelease[] = [];
  const items = new Map<number, number>();
  try {
    const entries = await releaseEntries(withStoredNumbers(table));
    const links = new Map<number, Link>();
    for (const entry of entries.filter(({ sk }) => sk !== LIVE)) {
      signal?.throwIfAborted();
      const link = linkOf(entry);
      verifyLink(link, links);
      links.set(link.release, link);
      const state = await verifiedState(table, link, items, { searchFiles, signal });
      const one = { release: link.release, state, hash: link.chain?.hash ?? null };
      verified.push(one);
      onVerified(one);
    }
    const pointer = entries.find(({ sk }) => sk === LIVE);
    verifyPointer(pointer, links);
    await verifyNothingAdded(table, items, signal);
    return { verified, broken: null };
  } catch (error) {
    if (!(error instanceof Break)) throw error;
    return { verified, broken: { release: error.release, what: error.message } };
  }
}

/** The state of a release after its content was compared; a prune at the same time may take it away. */
async function verifiedState(
  table: DirectoryTable,
  { release, state, manifest }: Link,
  items: Map<number, number>,
  { searchFiles, signal }: Pick<VerifyChainOptions, 'searchFiles' | 'signal'>,
): Promise<VerifiedRelease['state']> {
  if (state !== 'whole' || manifest.state !== 'ready') return state;
  try {
    items.set(release, await verifyContent(withStoredNumbers(table), manifest, signal));
    if (searchFiles) await verifySearchFile(searchFiles, manifest);
    return state;
  } catch (error) {
    const now = (await readManifest(table, release))?.state;
    if (now === 'pruning' || now === 'pruned') return 'pruned';
    throw error;
  }
}

interface Link {
  release: number;
  state: VerifiedRelease['state'];
  chain: Chain | null;
  /** As it is stored. */
  entry: StoredItem;
  manifest: ReadableManifest;
}

function linkOf(entry: StoredItem): Link {
  const release = Number(entry.sk);
  const manifest = manifestIn(entry, release);
  const chain = chainIn(manifest);
  if (manifest.release !== release) throw new Break(release, 'its manifest has another number');
  const wasPublished = 'published_at' in manifest && manifest.published_at !== null;
  if (chain === null && wasPublished && manifest.format >= CHAINED_SINCE)
    throw new Break(release, 'its manifest has lost its hash');
  return { release, state: stateOf(manifest, chain), chain, entry, manifest };
}

function manifestIn(entry: StoredItem, release: number): ReadableManifest {
  let found: Manifest;
  try {
    found = parseManifest(withNumbers(entry));
  } catch {
    throw new Break(release, 'its manifest is damaged');
  }
  if (found.state !== 'unreadable') return found;
  throw new Break(release, `its manifest names format ${found.format}, which this version does not read`);
}

const withNumbers = (entry: StoredItem): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(entry, (_, value) => (value instanceof NumberValue ? Number(value.value) : value)),
  );

function stateOf(manifest: ReadableManifest, chain: Chain | null): VerifiedRelease['state'] {
  if (manifest.state === 'writing') return 'unfinished';
  if (manifest.state !== 'ready') return 'pruned';
  return chain ? 'whole' : 'before_the_chain';
}

/** Throws `Break` where a manifest is not what its hash says, or where its predecessor is not the one that it names. */
function verifyLink({ release, chain, entry, manifest }: Link, earlier: ReadonlyMap<number, Link>): void {
  if (chain === null) return;
  if (manifest.state === 'ready' && contentHash(entry) !== chain.content)
    throw new Break(release, 'its manifest is not what was published');
  if (releaseHash(entry, chain.content, chain.previous) !== chain.hash)
    throw new Break(release, 'its manifest does not have the hash that it names');
  const { previous } = chain;
  if (previous === null) return;
  const found = earlier.get(previous.release);
  if (!found)
    throw new Break(release, `release ${previous.release}, which it names as its predecessor, is missing`);
  if ((found.chain?.hash ?? null) !== previous.hash)
    throw new Break(release, `release ${previous.release} does not have the hash that this one names`);
}

/**
 * Throws `Break` where the pointer is changed, or where a release that was live is left out of the chain or of the pointer.
 * The newest release looks like one that never was live where the pointer leaves it out and none was written since.
 */
function verifyPointer(pointer: StoredItem | undefined, links: ReadonlyMap<number, Link>): void {
  const predecessors = new Set([...links.values()].flatMap(({ chain }) => chain?.previous?.release ?? []));
  if (!pointer) {
    if (predecessors.size > 0) throw new Break(null, 'the pointer to the live release is missing');
    return;
  }
  const known = lifecycleIn(pointer, links);
  if (known === null) return;
  const { release: live, were_live } = known;
  for (const release of were_live)
    if (!links.has(release)) throw new Break(release, 'it was live, and its manifest is missing');
  if (!were_live.includes(live)) throw new Break(live, 'it is live, and is not said to have been live');
  const members = new Set(chainFrom(newestOf(known), links));
  for (const link of links.values()) verifyWasLive(link, { were_live, members, predecessors });
}

/** What a pointer says, which its hash confirms; null for one that an earlier version of this program wrote in another form. */
function lifecycleIn(pointer: StoredItem, links: ReadonlyMap<number, Link>): Lifecycle | null {
  const { pk: _, sk: __, hash, ...content } = withNumbers(pointer);
  const known = lifecycle.safeParse(content).data ?? null;
  const newest = newestOf(known);
  const isChained = newest === null || (links.get(newest)?.chain ?? null) !== null;
  // An earlier version of this program writes no hash.
  if (hash === undefined ? isChained && known !== null : known === null || hashOf(content) !== hash)
    throw new Break(null, 'the pointer to the live release is changed');
  return known;
}

/** Throws `Break` where a manifest, the chain and the pointer do not agree on whether a release was live. */
function verifyWasLive(
  { release, chain, manifest }: Link,
  {
    were_live,
    members,
    predecessors,
  }: { were_live: readonly number[]; members: ReadonlySet<number>; predecessors: ReadonlySet<number> },
): void {
  const wasLive = 'was_live' in manifest ? manifest.was_live : were_live.includes(release);
  if (chain && wasLive !== members.has(release))
    throw new Break(
      release,
      wasLive
        ? 'it was live, and the chain leaves it out'
        : 'it is in the chain, and is not said to have been live',
    );
  if (wasLive === false && predecessors.has(release))
    throw new Break(release, 'it is named as a predecessor, and is not said to have been live');
}

function* chainFrom(newest: number | null, links: ReadonlyMap<number, Link>): Generator<number> {
  for (let at = newest; at !== null; at = links.get(at)?.chain?.previous?.release ?? null) yield at;
}
