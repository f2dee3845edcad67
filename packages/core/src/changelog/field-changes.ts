import type { Column } from '../column/column';
import type { NameOf } from '../directory/link-names';
import { compareText } from '../text/fold';
import type { FieldChange, RecordChange } from './changelog';

/** The release whose changes are listed. */
export interface ReleaseAt {
  release: number;
  published_at: string;
}

/** What was added, changed and removed between two lists of records, in the order of their keys. */
export function listedChanges<T>(
  was: ReadonlyMap<string, T>,
  is: ReadonlyMap<string, T>,
  about: (record: T) => Omit<RecordChange, 'change' | 'reason' | 'fields'>,
  changedFields: (old: T, now: T) => FieldChange[],
): RecordChange[] {
  return [...new Set([...was.keys(), ...is.keys()])].sort(compareText).flatMap((key): RecordChange[] => {
    const [old, now] = [was.get(key), is.get(key)];
    const record = now ?? old;
    if (!record) return [];
    const change = { ...about(record), reason: null };
    if (!old || !now) return [{ ...change, change: now ? 'added' : 'removed', fields: [] }];
    const fields = changedFields(old, now);
    return fields.length > 0 ? [{ ...change, change: 'changed', fields }] : [];
  });
}

/** A record in one of two directories. */
interface Side {
  row: Readonly<Record<string, unknown>>;
  nameOf: NameOf;
}

/** The change of a field that is another one. */
export function fieldChange(field: string, column: Column, old: Side, now: Side): FieldChange {
  if (isText(column)) return { field, before: null, after: null, is_text: true };
  const { currency } = column;
  const [before, after] = [old, now].map(({ row, nameOf }) =>
    shownValue(column, statedValue(row, field), nameOf),
  );
  const currencies = currency && {
    currency_before: String(old.row[currency]),
    currency_after: String(now.row[currency]),
  };
  return { field, before: before ?? null, after: after ?? null, is_text: false, ...currencies };
}

/** The value of a field; null where it is a default, which nobody stated. */
export const statedValue = (row: Side['row'], field: string): unknown =>
  Array.isArray(row.defaulted) && row.defaulted.includes(field) ? null : row[field];

/** Of these it is listed only that they changed. */
export const isText = ({ kind, change }: Column): boolean =>
  kind === 'markdown' || kind === 'documents' || change === 'rewritten';

/** A value as a change lists it: a link by the name of what it leads to. Ids may be short words, and so are other values. */
export function shownValue({ to }: Column, value: unknown, nameOf: NameOf): FieldChange['before'] {
  if (typeof value === 'string') return (to && nameOf(to, value)) ?? value;
  if (Array.isArray(value)) return value.length > 0 ? value.join('|') : null;
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
