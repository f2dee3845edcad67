import type { RecordChange } from '@tussock/core/changelog/changelog';
import type { Directory } from '@tussock/core/directory/directory';
import { withoutLocked } from '@tussock/core/removal/last-known';
import { type Tombstone, tombstone } from '@tussock/core/removal/tombstone';
import { type EarlierRelease, tombstonesOf, withAlsoIn } from '@tussock/core/removal/tombstones';
import { nzDate } from '@tussock/core/text/nz-date';
import * as z from 'zod';
import { readChunks } from '../table/chunks';
import type { DirectoryTable } from '../table/engine/client';
import { IncompleteAnswer, ReleaseGone, ReleaseUnreadable } from '../table/errors';
import { storedAs } from '../table/stored';
import type { Denied, RemovedRecord } from './denied';
import { readManifest } from './manifest';
import type { Writing } from './publish/plan';
import type { RetiredSlug } from './retired-slugs';
import { readTables } from './tables';

/**
 * The tombstones of a release that is to be written: of everything that earlier releases showed and it does not. What
 * is denied in them is left out.
 */
export async function tombstonesFor(
  table: DirectoryTable,
  { slugs_from, earlier }: Pick<Writing, 'slugs_from' | 'earlier'>,
  {
    tables,
    retired,
    published_at,
  }: { tables: Directory; retired: readonly RetiredSlug[]; published_at: string },
  denied: Denied,
): Promise<Tombstone[]> {
  const before: EarlierRelease[] = [];
  for (const release of slugs_from)
    before.push({
      release,
      tables: await readTables(table, release),
      tombstones: await readTombstones(table, release),
    });
  const locked = new Set(denied.locked);
  const made = tombstonesOf(tables, before, retired, nzDate(new Date(published_at)));
  const isFresh = made.some(({ last_in }) => last_in !== null && slugs_from.includes(last_in));
  // An older release that is damaged or just being pruned stops no publish: the name is then not known to be in it.
  const older =
    isFresh && earlier !== null ? await readTables(table, earlier, tables).catch(nothingIfDamaged) : null;
  const all = older === null ? made : withAlsoIn(made, { release: earlier as number, tables: older });
  return all.map((one) => withoutLocked(one, locked));
}

/** Throws where the table is away: what is left out of a release for that would never come back. */
function nothingIfDamaged(error: unknown): null {
  if (DAMAGED.some((kind) => error instanceof kind) || /^Z_/.test((error as { code?: string }).code ?? ''))
    return null;
  throw error;
}

/** Gone, of another version, without a part, or not what was written. */
const DAMAGED = [ReleaseGone, ReleaseUnreadable, IncompleteAnswer, SyntaxError, z.ZodError] as const;

/** The tombstones that a release stores; none in one from before they were stored. */
async function readTombstones(table: DirectoryTable, release: number): Promise<Tombstone[]> {
  const manifest = await readManifest(table, release);
  const chunks = manifest?.state === 'ready' ? (manifest.chunks.tombstones ?? 0) : 0;
  return chunks === 0 ? [] : parseTombstones(await readChunks(table, release, 'tombstones', chunks));
}

export const parseTombstones = (text: string): Tombstone[] => storedAs(z.array(tombstone), JSON.parse(text));

/** What no release may show any more but the name and the reason; `changes` say what it was called before. */
export const removedForCause = (
  tombstones: readonly Tombstone[],
  changes: readonly RecordChange[],
): RemovedRecord[] =>
  tombstones
    .filter((one) => one.for_cause)
    .map(({ kind, id, name, reason, removed_on }) => ({
      kind,
      id,
      name,
      reason,
      removed_on,
      earlier_names: earlierNames({ kind, id, name }, changes),
    }));

function earlierNames(
  { kind, id, name }: Pick<Tombstone, 'kind' | 'id' | 'name'>,
  changes: readonly RecordChange[],
): string[] {
  const names = changes
    .filter((one) => one.kind === kind && one.about.id === id)
    .flatMap(({ about, fields }) => [
      about.name,
      ...fields.flatMap(({ field, before }) => (field === 'name' ? [String(before)] : [])),
    ]);
  return [...new Set(names)].filter((one) => one !== name);
}
