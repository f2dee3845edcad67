import { CHUNKED_TEXTS, readChunks } from '../../table/chunks';
import type { DirectoryTable } from '../../table/engine/client';
import { nameOf } from '../../table/keys';
import { type ReadyManifest, readManifest } from '../manifest';
import { type HashedKey, keysIn } from '../publish/dry-run';
import { allKeys, itemsUnder, storedChunks } from '../stored-items';
import { chunksHash, itemHash } from './chain-hashes';

/** Something that is stored is not as it was published. */
export class Break extends Error {
  constructor(
    /** Null for what belongs to no release. */
    readonly release: number | null,
    what: string,
  ) {
    super(what);
  }
}

/**
 * Compares every chunk and item of a whole release with the hashes in its manifest and its list of keys. Answers how many
 * items it has. Throws `Break`.
 */
export async function verifyContent(
  table: DirectoryTable,
  { release, chunks, text_hashes }: ReadyManifest,
  signal?: AbortSignal,
): Promise<number> {
  for (const text of CHUNKED_TEXTS) {
    const hash = text_hashes?.[text];
    // A text that is newer than the release.
    if (chunks[text] === undefined && hash === undefined) continue;
    const stored = await storedChunks(table, release, text, chunks[text] ?? 0);
    if (chunksHash(stored) !== hash)
      throw new Break(release, `its text "${text}" (${release}#chunks#${text}) is not what was published`);
  }
  const keys = await readKeys(table, release, chunks.keys ?? 0);
  for await (const [key, item] of itemsUnder(table, keys)) {
    signal?.throwIfAborted();
    if (item === undefined) throw new Break(release, `its item ${nameOf(key)} is missing`);
    if (itemHash(item) !== key.hash)
      throw new Break(release, `its item ${nameOf(key)} is not what was published`);
  }
  return keys.length;
}

const readKeys = async (table: DirectoryTable, release: number, chunks: number): Promise<HashedKey[]> => [
  ...keysIn(await readChunks(table, release, 'keys', chunks)),
];

/**
 * Throws `Break` where a whole release has items that it was not published with; `items` says how many each has. No key
 * leads to an item that was put in, so this reads the keys of the whole table.
 */
export async function verifyNothingAdded(
  table: DirectoryTable,
  items: ReadonlyMap<number, number>,
  signal?: AbortSignal,
): Promise<void> {
  const found = new Map<number, number>();
  for await (const { pk } of allKeys(table)) {
    signal?.throwIfAborted();
    const release = releaseIn(pk);
    found.set(release, (found.get(release) ?? 0) + 1);
  }
  for (const [release, expected] of items) {
    if ((found.get(release) ?? 0) > expected) await nameAdded(table, release);
  }
}

async function nameAdded(table: DirectoryTable, release: number): Promise<void> {
  const manifest = await readManifest(table, release);
  if (manifest?.state !== 'ready') return;
  const known = new Set((await readKeys(table, release, manifest.chunks.keys ?? 0)).map(nameOf));
  for await (const key of allKeys(table)) {
    if (releaseIn(key.pk) === release && !known.has(nameOf(key)))
      throw new Break(release, `the item ${nameOf(key)} was put into it`);
  }
}

/** The release that an item belongs to; NaN for chunks, of which a resumed publish may leave one too many, and manifests. */
function releaseIn(pk: string): number {
  const [release, kind] = pk.split('#');
  return kind === 'chunks' ? Number.NaN : Number(release);
}
