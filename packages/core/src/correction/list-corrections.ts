import type { Directory } from '../directory/directory';
import { groupBy } from '../list/group-by';
import { isLockedEntry, lockedIn } from '../offer/locked';
import { RECORD_COLUMNS } from '../removal/record-columns';
import { KIND_OF_TABLE, type SourceKind } from '../source/kind';
import { compareText } from '../text/fold';
import type { Correction } from './correction';

type Found = { kind: SourceKind; about: NonNullable<Correction['about']>; hides: (field: string) => boolean };

/**
 * The log of corrections that everyone may read, latest answer first and open reports before them. Nothing about a locked field
 * is in it, nothing about an offer that is not listed, and nothing about a record that was removed for cause.
 */
export function listCorrections(directory: Directory): Correction[] {
  const found = recordsById(directory);
  const hidden = new Set(
    directory.removals.flatMap((row) => (row.for_cause ? [row.record.toLowerCase()] : [])),
  );
  return directory.corrections
    .flatMap(({ id: _, ...row }): Correction[] => {
      const known = withField(row.field, found.get(row.record));
      if (!known)
        return hidden.has(row.record) || mayBeLocked(row.field) ? [] : [{ ...row, kind: null, about: null }];
      return known.hides(row.field) ? [] : [{ ...row, kind: known.kind, about: known.about }];
    })
    .sort((a, b) => compareText(dateOf(b), dateOf(a)) || compareText(b.reported_on, a.reported_on));
}

/** Open reports sort before every date. */
const dateOf = ({ answered_on }: Correction) => answered_on ?? '9999';

/** Of the records with an id the one that has the field: a firm that is both provider and platform has one id. */
const withField = (field: string, records: readonly Found[] = []): Found | undefined =>
  records.find(({ kind }) => Object.hasOwn(RECORD_COLUMNS[kind], field)) ?? records[0];

/** Of a record that has left nobody knows any more whether it was an exclusive offer. */
const mayBeLocked = (field: string): boolean =>
  isLockedEntry(field) && !OTHERS.some((columns) => Object.hasOwn(columns, field));

const OTHERS = (['provider', 'platform', 'fund'] as const).map((kind) => RECORD_COLUMNS[kind]);

function recordsById(directory: Directory): Map<string, Found[]> {
  const kinds = Object.entries(KIND_OF_TABLE) as [keyof typeof KIND_OF_TABLE, SourceKind][];
  const found = kinds.flatMap(([table, kind]) =>
    directory[table].map((row): Found => {
      const hasLock = lockedIn('is_exclusive' in row ? row : {}).size > 0;
      const unlisted = 'is_active' in row && !row.is_active;
      return {
        kind,
        about: { id: row.id, slug: row.slug, name: row.name },
        hides: (field) => unlisted || (hasLock && isLockedEntry(field)),
      };
    }),
  );
  return groupBy(found, ({ about }) => about.id);
}
