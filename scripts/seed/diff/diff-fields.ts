import { isDeepStrictEqual } from 'node:util';
import { statedValue } from '@tussock/core/changelog/field-changes';

/** A field whose value differs; of a locked one only that it does. */
export type FieldChange =
  | { field: string; before: unknown; after: unknown }
  | { field: string; locked: true };

type Row = Record<string, unknown>;

/** The fields in which two rows differ; a missing value equals null, and so does a default, which nobody stated. */
export function diffFields(before: Row, after: Row, locked: ReadonlySet<string>): FieldChange[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  fields.delete('defaulted');
  return [...fields].flatMap((field): FieldChange[] => {
    const [was, is] = [statedValue(before, field) ?? null, statedValue(after, field) ?? null];
    if (was === is || isDeepStrictEqual(was, is)) return [];
    return locked.has(field) ? [{ field, locked: true }] : [{ field, before: was, after: is }];
  });
}
