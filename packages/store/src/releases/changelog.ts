import { type Changelog, changelog, type OfferChange } from '@tussock/core/changelog/changelog';
import { offerChanges } from '@tussock/core/changelog/offer-changes';
import { sourcesAndOutcomes } from '@tussock/core/changelog/sources-and-outcomes';
import type { Assembled } from '@tussock/core/directory/assemble';
import type { Directory } from '@tussock/core/directory/directory';
import { endingOf, outcomeStateOf } from '@tussock/core/offer/status';
import { withState } from '@tussock/core/source/source-state';
import type { DirectoryTable } from '../table/client';
import { storedAs } from '../table/stored';
import { readManifest } from './manifest';
import { readTables, readText } from './tables';

/** Changes that are carried from release to release; older ones are dropped. */
const MOST_CHANGES = 2_000;

/** What a release changes against its predecessor, before the changes that the predecessor lists; and its own ledger. */
export async function changelogFor(
  table: DirectoryTable,
  predecessor: number | null,
  { tables, content }: { tables: Directory; content: Assembled },
  at: { release: number; published_at: string },
): Promise<Changelog> {
  const changes = predecessor === null ? [] : await changesSince(table, predecessor, tables, at);
  return changelog.parse({ changes: changes.slice(0, MOST_CHANGES), ...sourcesAndOutcomes(content) });
}

async function changesSince(
  table: DirectoryTable,
  predecessor: number,
  tables: Directory,
  at: { release: number; published_at: string },
): Promise<OfferChange[]> {
  const known = await readManifest(table, predecessor);
  const hasChangelog = known?.state === 'ready' && (known.chunks.record ?? 0) > 0;
  const earlier = hasChangelog ? parseChangelog(await readText(table, predecessor, 'record')).changes : [];
  return [...offerChanges(await readTables(table, predecessor), tables, at), ...earlier];
}

/** Releases of before entries of the ledger had a state, and outcomes theirs, get them here. */
export function parseChangelog(text: string): Changelog {
  const { changes, ledger, outcomes, corrections = [] } = JSON.parse(text) as Changelog;
  return storedAs(changelog, {
    changes,
    ledger: ledger.map(withState),
    outcomes: outcomes.map((one) => ({ ...one, ending: endingOf(one), outcome_state: outcomeStateOf(one) })),
    corrections,
  });
}
