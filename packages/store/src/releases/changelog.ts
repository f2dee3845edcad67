import { type Changelog, changelogSchemas, type RecordChange } from '@tussock/core/changelog/changelog';
import { MOST_CHANGES } from '@tussock/core/changelog/most-changes';
import { offerChanges } from '@tussock/core/changelog/offer-changes';
import { recordChanges } from '@tussock/core/changelog/record-changes';
import { settingChanges } from '@tussock/core/changelog/setting-changes';
import { sourcesAndOutcomes } from '@tussock/core/changelog/sources-and-outcomes';
import type { Assembled } from '@tussock/core/directory/assemble';
import type { Directory } from '@tussock/core/directory/directory';
import { endingOf, outcomeStateOf } from '@tussock/core/offer/status';
import { recordName } from '@tussock/core/removal/shown-records';
import type { Tombstone } from '@tussock/core/removal/tombstone';
import { withState } from '@tussock/core/source/source-state';
import type { DirectoryTable } from '../table/engine/client';
import { storedAs } from '../table/stored';
import { readManifest } from './manifest';
import { readTables, readText } from './tables';

/**
 * The release that a new one is compared with: the newest that was live, also after a roll-back, so that nothing that was published drops
 * out of the changes. A real directory is never compared with the demonstration before it: what was invented is not removed from it, and is
 * no part of its history.
 * @param were_live oldest first
 */
export async function comparedRelease(
  table: DirectoryTable,
  were_live: readonly number[],
  { settings }: Directory,
): Promise<number | null> {
  if (settings?.demonstration) return were_live.at(-1) ?? null;
  for (const release of were_live.toReversed()) {
    const known = await readManifest(table, release);
    if (known?.state === 'ready' && !known.settings.demonstration) return release;
  }
  return null;
}

/** What a release changes against its predecessor, before the changes that the predecessor lists; and its own ledger. */
export async function changelogFor(
  table: DirectoryTable,
  predecessor: number | null,
  {
    tables,
    content,
    tombstones,
  }: { tables: Directory; content: Assembled; tombstones: readonly Tombstone[] },
  at: { release: number; published_at: string },
): Promise<Changelog> {
  const since = predecessor === null ? [] : await changesSince(table, predecessor, tables, at);
  const reasons = new Map(tombstones.map((one) => [recordName(one), one.reason]));
  const changes = since.map((one) =>
    one.release === at.release && one.change === 'removed'
      ? { ...one, reason: reasons.get(recordName({ kind: one.kind, id: one.about.id })) ?? null }
      : one,
  );
  return { changes: changes.slice(0, MOST_CHANGES), ...sourcesAndOutcomes(content) };
}

async function changesSince(
  table: DirectoryTable,
  predecessor: number,
  tables: Directory,
  at: { release: number; published_at: string },
): Promise<RecordChange[]> {
  const earlier = await changesIn(table, predecessor);
  const before = await readTables(table, predecessor);
  const now = [offerChanges, recordChanges, settingChanges].flatMap((changes) => changes(before, tables, at));
  return [...now, ...earlier];
}

/** The changes that a release carries. */
export async function changesIn(table: DirectoryTable, release: number): Promise<RecordChange[]> {
  const known = await readManifest(table, release);
  const chunks = known?.state === 'ready' ? known.chunks : {};
  if ((chunks.changes ?? 0) > 0) return parseChanges(await readText(table, release, 'changes'));
  if ((chunks.record ?? 0) > 0) return parseChangelog(await readText(table, release, 'record')).changes;
  return [];
}

/** The changes alone, as they are stored beside the whole changelog. */
export const parseChanges = (text: string): RecordChange[] =>
  storedAs(changelogSchemas().changelog.shape.changes, JSON.parse(text));

type Stored = Omit<Changelog, 'changes'> & { changes: Partial<RecordChange>[] };

/**
 * Releases from before entries of the ledger had a state, and outcomes theirs, get them here. Changes from before other records
 * than offers were listed name their offer alone.
 */
export function parseChangelog(text: string): Changelog {
  const { changes, ledger, outcomes, corrections = [] } = JSON.parse(text) as Stored;
  return storedAs(changelogSchemas().changelog, {
    changes: changes.map((one) => ({ kind: 'offer', about: one.offer, reason: null, ...one })),
    ledger: ledger.map(withState),
    outcomes: outcomes.map((one) => ({ ...one, ending: endingOf(one), outcome_state: outcomeStateOf(one) })),
    corrections,
  });
}
