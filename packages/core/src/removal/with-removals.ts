import type { Directory } from '../directory/directory';
import { groupBy } from '../list/group-by';
import { compareText } from '../text/fold';
import { NO_REASON } from './columns';
import { type RemovableRecord, recordName, removableRecords } from './shown-records';

type Removal = Directory['removals'][number];

/**
 * The records of which a reason is to be asked: those that the live release shows and a directory does not, and people that its removals
 * name, where no removal says why.
 */
export function droppedRecords(live: Directory, directory: Directory): RemovableRecord[] {
  if (live.settings?.demonstration) return [];
  const present = new Set(removableRecords(directory).map(recordName));
  const [own, before] = [byId(filledIn(live, directory)), byId(live.removals)];
  return removableRecords(live).filter((record) => {
    if (present.has(recordName(record))) return false;
    const named = own.get(idOf(record))?.filter(isOf(record.kind)) ?? [];
    if (named.length > 0) return named.every(saysNotWhy);
    return record.kind !== 'person' && !before.get(idOf(record))?.some(isOf(record.kind));
  });
}

/**
 * The live release as the next one follows it: with what a release that was rolled back said of records that are shown again. They
 * may be dropped again, and what was said of them then still holds.
 */
export function withRolledBack(live: Directory, rolledBack: Directory): Directory {
  const said = earlier(rolledBack).filter((row) => row.for_cause || !saysNotWhy(row));
  const [shown, own] = [recordsOf(said, live), byId(live.removals)];
  const ofShown = said.filter(
    (row) => shown.get(idOf(row))?.some(isOf(row.kind)) && !own.get(idOf(row))?.some(isOf(row.kind)),
  );
  return ofShown.length === 0 ? live : { ...live, removals: [...live.removals, ...ofShown] };
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
  const dropped = droppedRecords(live, directory);
  const droppedById = byId(dropped);
  const own = filledIn(live, directory).map((row): Removal => {
    const one = saysNotWhy(row) ? droppedById.get(idOf(row))?.findLast(isOf(row.kind)) : undefined;
    return { ...row, reason: one ? reasonOf(one) : row.reason, removed_on: row.removed_on ?? today };
  });
  const before = earlier(live);
  const [ownById, present] = [byId(own), recordsOf(before, directory)];
  const isNamed = (one: Removal | RemovableRecord) => (ownById.get(idOf(one)) ?? []).some(isOf(one.kind));
  const isBack = (row: Removal) => (present.get(idOf(row)) ?? []).some(isOf(row.kind));
  const added = dropped
    .filter((one) => !isNamed(one))
    .map((one): Removal => {
      const { id: record, kind, name, slug: last_slug } = one;
      return { record, kind, name, last_slug, reason: reasonOf(one), removed_on: today, for_cause: false };
    });
  const removals = [...before.filter((row) => !isBack(row) && !isNamed(row)), ...own, ...added].sort(
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
      reason: saysNotWhy(row) ? (before?.reason ?? row.reason) : row.reason,
      removed_on: row.removed_on ?? before?.removed_on ?? null,
      // What was hidden stays hidden while the record is away, whatever a row that changes the reason leaves out.
      for_cause: row.for_cause || (before?.for_cause ?? false),
      kind: row.kind ?? record?.kind ?? before?.kind ?? null,
      name: row.name ?? before?.name ?? record?.name ?? null,
      last_slug: row.last_slug ?? before?.last_slug ?? record?.slug ?? null,
    };
  });
}

const saysNotWhy = ({ reason }: Removal) => reason === NO_REASON;

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
