import { blank } from '../column/column';
import { rowSchemas } from './directory';
import type { Problem } from './problem';
import type { RawTable, RawTables } from './raw-tables';
import { type ReadValue, readValue } from './read-value';
import { type Issue, pathOf, reasonOf, valueAt } from './reason';
import { fileProblem, placeOf, type RowPlace, rowProblem } from './reporter';
import { columnsOf, TABLE_NAMES, TABLES, type TableName, type TableRow } from './tables';

/** A row, as much of it as could be read. */
export interface ReadRow<Name extends TableName> {
  place: RowPlace;
  /** Every value that could be read, also of a row that is wrong elsewhere. */
  fields: Record<string, unknown>;
  /** Null for a row with an error. */
  row: TableRow<Name> | null;
}

const MOST_COLUMNS_NAMED = 20;
const NOT_SHOWN = 'so it is not listed. Write true or false';

export type ReadTables = { [Name in TableName]?: ReadRow<Name>[] };

/** Reads every table that has a file. */
export function readTables(raw: RawTables, problems: Problem[]): ReadTables {
  const tables: ReadTables = {};
  const words = new Map<string, string>();
  for (const name of TABLE_NAMES) {
    const table: RawTable | undefined = Object.hasOwn(raw, name) ? raw[name] : undefined;
    if (table) Object.assign(tables, { [name]: readTable(name, table, words, problems) });
  }
  return tables;
}

/** Reads the rows of one table; everything wrong in them is added to `problems`. */
function readTable<Name extends TableName>(
  name: Name,
  table: RawTable,
  words: Map<string, string>,
  problems: Problem[],
): ReadRow<Name>[] {
  const unknown = new Set<string>();
  const unset = new Map(
    columnsOf(name)
      .filter(([, column]) => column.publishes)
      .map(([field]): [string, RowPlace[]] => [field, []]),
  );
  const names = columnsOf(name).map(([field]) => field);
  const rows = table.rows.map((raw, index) =>
    readRow(name, table, raw, index, { problems, unknown, unset, names, words }),
  );
  const sheet = table.sheet ?? null;
  if (unknown.size > 0) problems.push({ ...unknownColumns(table.file, unknown), sheet });
  for (const [field, places] of unset)
    if (places.length > 1 && places.length === rows.length)
      problems.push({
        ...fileProblem(table.file, field, `is missing in every row, ${NOT_SHOWN}`, 'warning'),
        sheet,
      });
    else
      for (const place of places)
        problems.push(rowProblem(place, field, null, `is missing, ${NOT_SHOWN}`, 'warning'));
  return rows;
}

interface Findings {
  problems: Problem[];
  unknown: Set<string>;
  /** By flag that decides whether a row is shown, the rows in which it is missing. */
  unset: ReadonlyMap<string, RowPlace[]>;
  /** Of the columns. */
  names: readonly string[];
  /** Short texts that were read before. Equal ones become one: ids, dates and the like are half the texts of a directory. */
  words: Map<string, string>;
}

const LONGEST_WORD = 40;
const MOST_WORDS = 500_000;

function once(value: unknown, words: Map<string, string>): unknown {
  if (typeof value !== 'string' || value.length > LONGEST_WORD) return value;
  const known = words.get(value);
  if (known === undefined && words.size < MOST_WORDS) words.set(value, value);
  return known ?? value;
}

function readRow<Name extends TableName>(
  name: Name,
  table: RawTable,
  raw: unknown,
  index: number,
  findings: Findings,
): ReadRow<Name> {
  const { problems, unknown, unset } = findings;
  if (!isRow(raw)) {
    const place = placeOf(name, table, index, {});
    problems.push(rowProblem(place, null, raw, 'is not a row with named columns'));
    return { place, fields: {}, row: null };
  }
  for (const column of Object.keys(raw)) if (!Object.hasOwn(TABLES[name], column)) unknown.add(column);

  const { fields, unread, notSet } = readFields(name, table, raw, findings);
  // What a flag that cannot be read was to lock is not printed.
  const shown = unread.has('is_exclusive') ? { ...fields, is_exclusive: true } : fields;
  const place = placeOf(name, table, index, shown);
  for (const field of notSet) unset.get(field)?.push(place);
  for (const [column, reason] of unread) problems.push(rowProblem(place, column, raw[column], reason));

  const parsed = rowSchemas()[name].safeParse(fields);
  for (const issue of parsed.error?.issues ?? [])
    if (!unread.has(String(issue.path[0])))
      problems.push(refusal(issue, { place, fields }, raw, table.text_values));
  const row = parsed.success && unread.size === 0 ? parsed.data : null;
  // Most rows are read as they were written: one object is enough for a large table.
  return { place, fields, row: row && hasSame(row, fields) ? (fields as TableRow<Name>) : row };
}

const isRow = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** The values of a row as they could be read, and what was found of the others. */
interface ReadFields {
  fields: Record<string, unknown>;
  /** Why a value could not be read, by column. */
  unread: Map<string, string>;
  /** Flags without a value that decide whether the row is shown. */
  notSet: string[];
}

function readFields(
  name: TableName,
  table: RawTable,
  values: Readonly<Record<string, unknown>>,
  { names, words }: Findings,
): ReadFields {
  const fields: Record<string, unknown> = blank(names);
  const unread = new Map<string, string>();
  const defaulted: string[] = [];
  const notSet: string[] = [];
  for (const [field, column] of columnsOf(name)) {
    const read = readValue(column, Object.hasOwn(values, field) ? values[field] : null, table.text_values);
    if ('reason' in read) unread.set(field, read.reason);
    else if (read.value === null) {
      if (column.defaulted) defaulted.push(field);
      if (column.publishes) notSet.push(field);
    }
    fields[field] = once(valueIn(read) ?? column.default ?? null, words);
  }
  if (columnsOf(name).some(([, column]) => column.defaulted)) fields.defaulted = defaulted;
  return { fields, unread, notSet };
}

const valueIn = (read: ReadValue): unknown => ('reason' in read ? null : read.value);

/** A problem with a value that could be read, and that its schema refuses. */
function refusal(
  issue: Issue,
  { place, fields }: Pick<ReadRow<TableName>, 'place' | 'fields'>,
  values: Readonly<Record<string, unknown>>,
  isText: boolean,
): Problem {
  const field = String(issue.path[0]);
  const reason = reasonOf(issue, valueAt(fields, issue.path));
  // Each row of a spreadsheet has all of its columns.
  const isNoColumn = isText && !Object.hasOwn(values, field);
  return rowProblem(
    place,
    pathOf(issue),
    values[field],
    isNoColumn ? `${reason}: no column has this name` : reason,
  );
}

/** Whether a row that was read by its schema has the values that it was read from. */
function hasSame(row: Readonly<Record<string, unknown>>, fields: Readonly<Record<string, unknown>>): boolean {
  for (const name in row) {
    const [value, read] = [row[name], fields[name]];
    if (value === read) continue;
    if (typeof value !== 'object' || JSON.stringify(value) !== JSON.stringify(read)) return false;
  }
  return true;
}

function unknownColumns(file: string, columns: Set<string>): Problem {
  const named = [...columns].slice(0, MOST_COLUMNS_NAMED).map((column) => `"${column.slice(0, 60)}"`);
  const more = columns.size > MOST_COLUMNS_NAMED ? ` and ${columns.size - MOST_COLUMNS_NAMED} more` : '';
  const reason = `has unknown columns, which are kept out: ${named.join(', ')}${more}`;
  return { ...fileProblem(file, null, reason, 'warning'), unknown: [...columns] };
}
