import type * as z from 'zod';
import { type RowOf, SHAPES, STATED_DEFAULTS } from './columns';
import type { TableName } from './directory';
import type { Problem } from './problem';
import type { RawTable } from './raw-tables';
import { type ColumnKind, readValue } from './read-value';
import { pathOf, reasonOf, valueAt } from './reason';
import { fileProblem, placeOf, type RowPlace, rowProblem } from './reporter';

/** A row as far as it could be read. */
export interface ReadRow<Name extends TableName> {
  place: RowPlace;
  /** Every value that could be read, also of a row that is wrong elsewhere. */
  fields: Record<string, unknown>;
  /** Null for a row with an error. */
  row: RowOf<Name> | null;
}

const MOST_COLUMNS_NAMED = 20;

/** Reads the rows of one table; what is wrong with any of them goes to `problems`. */
export function readTable<Name extends TableName>(
  name: Name,
  table: RawTable,
  problems: Problem[],
): ReadRow<Name>[] {
  const unknown = new Set<string>();
  const unset = new Map<string, number>();
  const rows = table.rows.map((raw, index) => readRow(name, table, raw, index, { problems, unknown, unset }));
  if (unknown.size > 0) problems.push(unknownColumns(table.file, unknown));
  for (const [field, count] of unset) problems.push(notSet(table.file, field, count));
  return rows;
}

interface Findings {
  problems: Problem[];
  unknown: Set<string>;
  /** Number of rows in which a flag that decides whether they are shown is missing. */
  unset: Map<string, number>;
}

function readRow<Name extends TableName>(
  name: Name,
  table: RawTable,
  raw: unknown,
  index: number,
  { problems, unknown, unset }: Findings,
): ReadRow<Name> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    const place = placeOf(name, table, index, {});
    problems.push(rowProblem(place, null, raw, 'is not a row with named columns'));
    return { place, fields: {}, row: null };
  }
  const values = raw as Record<string, unknown>;
  const columns: Record<string, ColumnKind> = SHAPES[name].columns;
  const defaults: Record<string, unknown> = SHAPES[name].defaults;
  for (const column of Object.keys(values)) if (!Object.hasOwn(columns, column)) unknown.add(column);

  const fields: Record<string, unknown> = {};
  const unread = new Map<string, string>();
  const missing = new Set<string>();
  for (const [column, kind] of Object.entries(columns)) {
    const read = readValue(kind, Object.hasOwn(values, column) ? values[column] : null, table.text_values);
    if ('reason' in read) unread.set(column, read.reason);
    else if (read.value === null) missing.add(column);
    const value = 'reason' in read ? null : read.value;
    fields[column] = value ?? (Object.hasOwn(defaults, column) ? defaults[column] : null);
  }
  for (const flag of ['is_active', 'is_published']) {
    if (missing.has(flag)) unset.set(flag, (unset.get(flag) ?? 0) + 1);
  }
  const place = placeOf(name, table, index, fields);
  for (const [column, reason] of unread) problems.push(rowProblem(place, column, values[column], reason));
  if (name === 'offers') fields.defaulted = STATED_DEFAULTS.filter((column) => missing.has(column));

  const parsed = (SHAPES[name].schema as unknown as z.ZodType<RowOf<Name>>).safeParse(fields);
  const wrong = parsed.success
    ? []
    : parsed.error.issues.filter((issue) => !unread.has(String(issue.path[0])));
  for (const issue of wrong) {
    problems.push(
      rowProblem(
        place,
        pathOf(issue),
        values[String(issue.path[0])],
        reasonOf(issue, valueAt(fields, issue.path)),
      ),
    );
  }
  return { place, fields, row: parsed.success && unread.size === 0 ? parsed.data : null };
}

function unknownColumns(file: string, columns: Set<string>): Problem {
  const named = [...columns].slice(0, MOST_COLUMNS_NAMED).map((column) => `"${column.slice(0, 60)}"`);
  const more = columns.size > MOST_COLUMNS_NAMED ? ` and ${columns.size - MOST_COLUMNS_NAMED} more` : '';
  return fileProblem(
    file,
    null,
    `has unknown columns, which are kept out: ${named.join(', ')}${more}`,
    'warning',
  );
}

function notSet(file: string, field: string, count: number): Problem {
  const rows = count === 1 ? '1 row, which is' : `${count} rows, which are`;
  return fileProblem(file, field, `is missing in ${rows} therefore not shown`, 'warning');
}
