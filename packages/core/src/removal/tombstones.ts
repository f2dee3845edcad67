import type { Directory } from '../directory/directory';
import { type NameOf, namesOf } from '../directory/link-names';
import { groupBy } from '../list/group-by';
import { NO_REASON } from './columns';
import { lastKnown } from './last-known';
import { recordName, removableRecords, type ShownRecord, shownRecords } from './shown-records';
import type { Tombstone } from './tombstone';

/** A release that was live, as far as the next one follows it. */
export interface EarlierRelease {
  release: number;
  tables: Directory;
  tombstones: readonly Tombstone[];
}

interface Slug {
  kind: string;
  id: string;
  slug: string;
}

/**
 * The tombstones of a release: one for each record that an earlier release showed and this one does not, with what its table
 * of removals says. A demonstration leaves none: it is there to be replaced.
 * @param earlier oldest first
 * @param retired every slug that no record has any more
 */
export function tombstonesOf(
  tables: Directory,
  earlier: readonly EarlierRelease[],
  retired: readonly Slug[],
  removed_on: string,
): Tombstone[] {
  const present = new Set(removableRecords(tables).map(recordName));
  const found = new Map<string, Tombstone>();
  for (const one of earlier) {
    for (const gone of goneSince(one, present, removed_on)) {
      const name = recordName(gone);
      const was = found.get(name);
      found.set(name, { ...gone, also_in: was?.name === gone.name ? was.last_in : null });
    }
    for (const tombstone of one.tombstones) found.set(recordName(tombstone), tombstone);
  }
  const byId = groupBy([...found.values()], ({ id }) => id.toLowerCase());
  for (const removal of tables.removals) {
    const known =
      byId.get(removal.record.toLowerCase())?.findLast(({ kind }) => [kind, null].includes(removal.kind)) ??
      stated(removal, removed_on);
    if (known) found.set(recordName(known), withRemoval(known, removal));
  }
  for (const name of present) found.delete(name);
  const slugs = groupBy(retired, recordName);
  return [...found.values()].map((one) => ({
    ...one,
    slugs: [...new Set([...one.slugs, ...(slugs.get(recordName(one)) ?? []).map(({ slug }) => slug)])].sort(),
  }));
}

/** What a release showed and no table has any more. */
function* goneSince(
  { release, tables }: EarlierRelease,
  present: ReadonlySet<string>,
  removed_on: string,
): Generator<Tombstone> {
  if (tables.settings?.demonstration) return;
  const nameOf = namesOf(tables);
  for (const record of shownRecords(tables))
    if (!present.has(recordName(record))) yield { ...fresh(record, nameOf, removed_on), last_in: release };
}

type Removal = Directory['removals'][number];

const fresh = (record: ShownRecord, nameOf: NameOf, removed_on: string): Tombstone => ({
  kind: record.kind,
  id: record.id,
  name: record.name,
  removed_on,
  reason: NO_REASON,
  slugs: record.slug === null ? [] : [record.slug],
  for_cause: false,
  last_known: lastKnown(record, nameOf),
  last_in: null,
  also_in: null,
});

/** For a record that no stored release has: the row says itself what it was. */
function stated({ record, kind, name, reason, for_cause }: Removal, removed_on: string): Tombstone | null {
  if (kind === null || name === null) return null;
  return {
    kind,
    id: record,
    name,
    slugs: [],
    removed_on,
    reason,
    for_cause,
    last_known: [],
    last_in: null,
    also_in: null,
  };
}

function withRemoval(known: Tombstone, { reason, removed_on, for_cause, last_slug }: Removal): Tombstone {
  return {
    ...known,
    reason,
    removed_on: removed_on ?? known.removed_on,
    for_cause,
    slugs: last_slug === null ? known.slugs : [...known.slugs, last_slug],
    last_known: for_cause ? [] : known.last_known,
  };
}

/** The tombstones with `also_in` where it is not known yet and this earlier release shows the record by the same name. */
export function withAlsoIn(
  tombstones: readonly Tombstone[],
  { release, tables }: Pick<EarlierRelease, 'release' | 'tables'>,
): Tombstone[] {
  const names = new Map(shownRecords(tables).map((record) => [recordName(record), record.name]));
  return tombstones.map((one) =>
    one.also_in === null && one.last_in !== null && names.get(recordName(one)) === one.name
      ? { ...one, also_in: release }
      : one,
  );
}
