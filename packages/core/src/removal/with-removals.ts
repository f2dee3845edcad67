import type { Directory } from '../directory/directory';
import { compareText } from '../text/fold';
import { NO_REASON } from './columns';
import { type RemovableRecord, recordName, removableRecords, shownRecords } from './shown-records';

type Removal = Directory['removals'][number];

/** The records that the live release shows, and that a directory neither shows nor says anything of in its removals. */
export function droppedRecords(live: Directory, directory: Directory): RemovableRecord[] {
  if (live.settings?.demonstration) return [];
  const shown = new Set(shownRecords(directory).map(recordName));
  const told = new Set([...directory.removals, ...live.removals].map(({ record }) => record.toLowerCase()));
  return shownRecords(live).filter(
    (record) => !shown.has(recordName(record)) && !told.has(record.id.toLowerCase()),
  );
}

/**
 * The directory with the removals that belong to it: its own, those of the live release that still hold, and one for each
 * record that it drops. What a row leaves out is filled in from the live release.
 * @param reasonOf the reason for a record that is dropped
 */
export function withRemovals(
  live: Directory,
  directory: Directory,
  today: string,
  reasonOf: (dropped: RemovableRecord) => string = () => NO_REASON,
): Directory {
  const rows = new Map<string, Removal>();
  const present = new Set(removableRecords(directory).map(({ id }) => id.toLowerCase()));
  const add = (row: Removal) => rows.set(row.record.toLowerCase(), row);
  if (!live.settings?.demonstration)
    for (const row of live.removals) if (!present.has(row.record.toLowerCase())) add(row);
  const known = new Map(removableRecords(live).map((one) => [one.id.toLowerCase(), one]));
  for (const row of directory.removals) {
    const before = rows.get(row.record.toLowerCase());
    const record = known.get(row.record.toLowerCase());
    add({
      ...row,
      record: before?.record ?? record?.id ?? row.record,
      removed_on: row.removed_on ?? before?.removed_on ?? today,
      kind: row.kind ?? before?.kind ?? record?.kind ?? null,
      name: row.name ?? before?.name ?? record?.name ?? null,
      last_slug: row.last_slug ?? before?.last_slug ?? record?.slug ?? null,
    });
  }
  for (const one of droppedRecords(live, directory)) {
    const { id: record, kind, name, slug: last_slug } = one;
    add({ record, kind, name, last_slug, reason: reasonOf(one), removed_on: today, for_cause: false });
  }
  const removals = [...rows.values()].sort((a, b) => compareText(a.record, b.record));
  return { ...directory, removals };
}
