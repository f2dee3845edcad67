import { type Column, columnNames } from '../column/column';
import { valueText } from '../column/value-text';
import type { NameOf } from '../directory/link-names';
import { LOCKED, lockedIn } from '../offer/locked';
import { cut } from '../text/cut';
import { RECORD_COLUMNS } from './record-columns';
import type { ShownRecord } from './shown-records';
import type { Tombstone } from './tombstone';

/** Kinds of values that are too long to be kept, or that other columns say. */
const LEFT_OUT: ReadonlySet<Column['kind']> = new Set(['markdown', 'currency']);
const LONGEST = 300;

/** What a directory says of a record, in words. Nothing that is locked is in it. */
export function lastKnown({ kind, row }: ShownRecord, nameOf: NameOf): Tombstone['last_known'] {
  const columns: Readonly<Record<string, Column>> = RECORD_COLUMNS[kind];
  const shown = columnNames(columns, (column) => column.label !== undefined && !LEFT_OUT.has(column.kind));
  // A default was never stated by anybody.
  const defaulted = new Set(row.defaulted as string[] | undefined);
  return shown.flatMap((field) => {
    if (field === 'name' || field === 'title' || row[field] === false || defaulted.has(field)) return [];
    if (lockedIn(row).has(field)) return [];
    const column = columns[field] as Column;
    const text = column.to ? nameOf(column.to, String(row[field])) : valueText(column, row[field], row);
    return text ? [{ field, text: cut(text, LONGEST) }] : [];
  });
}

/** A tombstone without what is locked of its offer, which was open in the release that it is from and is not in an earlier or a later one. */
export const withoutLocked = (one: Tombstone, locked: ReadonlySet<string>): Tombstone =>
  locked.has(one.id) ? { ...one, last_known: one.last_known.filter(({ field }) => !LOCKED.has(field)) } : one;
