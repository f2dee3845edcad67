import { type Column, columnNames } from '../column/column';
import type { Directory } from '../directory/directory';
import { type NameOf, namesOf } from '../directory/link-names';
import { RECORD_COLUMNS } from '../removal/record-columns';
import { recordName, type ShownRecord, shownRecords } from '../removal/shown-records';
import { readsTheSame } from './change-text';
import type { FieldChange, RecordChange } from './changelog';
import { fieldChange, listedChanges, type ReleaseAt } from './field-changes';

/** The differences between two directories in providers, platforms, funds and posts. Links are given by name. */
export function recordChanges(before: Directory, after: Directory, at: ReleaseAt): RecordChange[] {
  const [was, is] = [readable(before), readable(after)];
  const about = ({ kind, id, slug, name }: ShownRecord) => ({
    ...at,
    kind,
    about: { id, slug, name },
    offer: null,
  });
  return listedChanges(was.records, is.records, about, (old, now) =>
    changedFields({ ...old, nameOf: was.nameOf }, { ...now, nameOf: is.nameOf }),
  );
}

function readable(directory: Directory) {
  const records = shownRecords(directory).filter(({ kind }) => kind !== 'offer');
  return { records: new Map(records.map((one) => [recordName(one), one])), nameOf: namesOf(directory) };
}

type Named = ShownRecord & { nameOf: NameOf };

function changedFields(old: Named, now: Named): FieldChange[] {
  const columns: Readonly<Record<string, Column>> = RECORD_COLUMNS[now.kind];
  const listed = columnNames(columns, ({ label, change }) => label !== undefined && change !== 'unlisted');
  return listed
    .filter((field) => JSON.stringify(old.row[field] ?? null) !== JSON.stringify(now.row[field] ?? null))
    .map((field) => fieldChange(field, columns[field] as Column, old, now))
    .filter((change) => !readsTheSame(change, now.kind));
}
