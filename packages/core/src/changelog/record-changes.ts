import { type Column, columnNames } from '../column/column';
import type { Directory } from '../directory/directory';
import { type NameOf, namesOf } from '../directory/link-names';
import { RECORD_COLUMNS } from '../removal/record-columns';
import { recordName, type ShownRecord, shownRecords } from '../removal/shown-records';
import { compareText } from '../text/fold';
import type { FieldChange, RecordChange } from './changelog';
import { isText, type ReleaseAt, shownValue } from './field-changes';

/** The differences between two directories in providers, platforms, funds and posts. Links are given by name. */
export function recordChanges(before: Directory, after: Directory, at: ReleaseAt): RecordChange[] {
  const [was, is] = [readable(before), readable(after)];
  const listed = [...new Set([...was.records.keys(), ...is.records.keys()])].sort(compareText);
  return listed.flatMap((name): RecordChange[] => {
    const [old, now] = [was.records.get(name), is.records.get(name)];
    const record = now ?? old;
    if (!record) return [];
    const { kind, id, slug } = record;
    const change = { ...at, kind, about: { id, slug, name: record.name }, offer: null, reason: null };
    if (!old || !now) return [{ ...change, change: now ? 'added' : 'removed', fields: [] }];
    const fields = changedFields(old, now, was.nameOf, is.nameOf);
    return fields.length > 0 ? [{ ...change, change: 'changed', fields }] : [];
  });
}

function readable(directory: Directory) {
  const records = shownRecords(directory).filter(({ kind }) => kind !== 'offer');
  return { records: new Map(records.map((one) => [recordName(one), one])), nameOf: namesOf(directory) };
}

function changedFields(old: ShownRecord, now: ShownRecord, was: NameOf, is: NameOf): FieldChange[] {
  const columns: Readonly<Record<string, Column>> = RECORD_COLUMNS[now.kind];
  const listed = columnNames(columns, ({ label, change }) => label !== undefined && change !== 'unlisted');
  return listed.flatMap((field): FieldChange[] => {
    const [before, after] = [old.row[field] ?? null, now.row[field] ?? null];
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    const column = columns[field] as Column;
    if (isText(column)) return [{ field, before: null, after: null, is_text: true }];
    const currencies = column.currency && {
      currency_before: String(old.row[column.currency]),
      currency_after: String(now.row[column.currency]),
    };
    const [shownBefore, shownAfter] = [shownValue(column, before, was), shownValue(column, after, is)];
    return [{ field, before: shownBefore, after: shownAfter, is_text: false, ...currencies }];
  });
}
