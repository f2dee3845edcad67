import type { Directory } from '../directory/directory';
import { groupBy } from '../directory/links';
import { compareText } from '../text/fold';
import { NO_REASON } from './columns';
import { type RemovableRecord, recordName, removableRecords, shownRecords } from './shown-records';

type Removal = Directory['removals'][number];

/** The records that the live release shows, and that a directory neither shows nor says anything of in its removals. */
export function droppedRecords(live: Directory, directory: Directory): RemovableRecord[] {
  if (live.settings?.demonstration) return [];
  const shown = new Set(shownRecords(directory).map(recordName));
  const told = byId([...filledIn(live, directory), ...live.removals]);
  return shownRecords(live).filter(
    (record) => !shown.has(recordName(record)) && !(told.get(idOf(record)) ?? []).some(isOf(record.kind)),
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
  const own = filledIn(live, directory).map((row) => ({ ...row, removed_on: row.removed_on ?? today }));
  const before = earlier(live);
  const [ownById, present] = [byId(own), recordsOf(before, directory)];
  const isGone = (row: Removal) =>
    ![...(present.get(idOf(row)) ?? []), ...(ownById.get(idOf(row)) ?? [])].some(isOf(row.kind));
  const dropped = droppedRecords(live, directory).map((one): Removal => {
    const { id: record, kind, name, slug: last_slug } = one;
    return { record, kind, name, last_slug, reason: reasonOf(one), removed_on: today, for_cause: false };
  });
  const removals = [...before.filter(isGone), ...own, ...dropped].sort(
    (a, b) => compareText(a.record, b.record) || compareText(a.kind ?? '', b.kind ?? ''),
  );
  return { ...directory, removals };
}

/** The removals of a directory, with what the live release knows of their records. */
function filledIn(live: Directory, directory: Directory): Removal[] {
  const [records, told] = [recordsOf(directory.removals, live), byId(earlier(live))];
  return directory.removals.map((row) => {
    const record = records.get(idOf(row))?.findLast(isOf(row.kind));
    const before = told.get(idOf(row))?.find(isOf(row.kind ?? record?.kind ?? null));
    return {
      ...row,
      record: before?.record ?? record?.id ?? row.record,
      removed_on: row.removed_on ?? before?.removed_on ?? null,
      kind: row.kind ?? record?.kind ?? before?.kind ?? null,
      name: row.name ?? before?.name ?? record?.name ?? null,
      last_slug: row.last_slug ?? before?.last_slug ?? record?.slug ?? null,
    };
  });
}

/** A demonstration is there to be replaced: what it removed is no part of what follows it. */
const earlier = (live: Directory): Removal[] => (live.settings?.demonstration ? [] : live.removals);

const idOf = (one: { record: string } | { id: string }) =>
  ('record' in one ? one.record : one.id).toLowerCase();

const byId = <T extends { record: string } | { id: string }>(all: readonly T[]) => groupBy(all, idOf);

/** The records of a directory that removals name, by their id. */
function recordsOf(removals: readonly Removal[], directory: Directory): Map<string, RemovableRecord[]> {
  const named = new Set(removals.map(idOf));
  return byId(named.size === 0 ? [] : removableRecords(directory).filter((one) => named.has(idOf(one))));
}

/** Records of two kinds may have one id. A row that does not say its kind is about whichever there is. */
const isOf = (kind: string | null) => (one: { kind: string | null }) =>
  kind === null || one.kind === null || one.kind === kind;
