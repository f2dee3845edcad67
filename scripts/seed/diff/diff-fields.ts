import { isDeepStrictEqual } from 'node:util';

/** A field whose value differs; of a locked one only that it does. */
export type FieldChange =
  | { field: string; before: unknown; after: unknown }
  | { field: string; locked: true };

type Row = Record<string, unknown>;

/** The fields in which two rows differ; a missing value equals null. */
export function diffFields(before: Row, after: Row, locked: ReadonlySet<string>): FieldChange[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].flatMap((field): FieldChange[] => {
    const [was, is] = [before[field] ?? null, after[field] ?? null];
    if (was === is || isDeepStrictEqual(was, is)) return [];
    return locked.has(field) ? [{ field, locked: true }] : [{ field, before: was, after: is }];
  });
}
