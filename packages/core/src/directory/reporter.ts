import { lockedIn } from '../offer/locked';
import { cut } from '../text/cut';
import type { Problem } from './problem';
import { type RawTable, UnreadValue } from './raw-tables';
import type { TableName } from './tables';

const LONGEST_VALUE = 80;

/** Where a row is and what it is called. */
export interface RowPlace {
  file: string;
  sheet: string | null;
  row: number;
  line: number | null;
  /** The letter of each column, of a sheet. */
  letters: Readonly<Record<string, string>>;
  record: string | null;
  /** What people call it, where `record` is its slug. */
  name: string | null;
  /** Fields whose values must not be printed. */
  locked: ReadonlySet<string>;
}

export const placeOf = (
  name: TableName,
  table: RawTable,
  index: number,
  fields: Record<string, unknown>,
): RowPlace => new Place(name, table, index, fields);

const NO_LETTERS: RowPlace['letters'] = {};

/** Few rows have a problem: what names a row is worked out for those. */
class Place implements RowPlace {
  readonly #name: TableName;
  readonly #table: RawTable;
  readonly #index: number;
  readonly #fields: Record<string, unknown>;

  constructor(name: TableName, table: RawTable, index: number, fields: Record<string, unknown>) {
    this.#name = name;
    this.#table = table;
    this.#index = index;
    this.#fields = fields;
  }

  get file() {
    return this.#table.file;
  }
  get sheet() {
    return this.#table.sheet ?? null;
  }
  get row() {
    return this.#index + 1;
  }
  get line() {
    return this.#table.lines?.[this.#index] ?? null;
  }
  get letters() {
    return this.#table.letters ?? NO_LETTERS;
  }
  get record() {
    return textOf(this.#fields.slug) ?? this.#called ?? textOf(this.#fields.id);
  }
  get name() {
    return textOf(this.#fields.slug) === null ? null : this.#called;
  }
  get locked() {
    return this.#name === 'offers' ? hiddenValues(this.#fields) : lockedIn({});
  }
  get #called() {
    const { name, title, question } = this.#fields;
    return textOf(name) ?? textOf(title) ?? textOf(question);
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? shorten(value) : null);

/** Of an exclusive offer also the list of what does not apply, since it names locked columns. */
function hiddenValues(offer: Record<string, unknown>): ReadonlySet<string> {
  const locked = lockedIn(offer);
  return locked.size > 0 ? new Set([...locked, 'not_applicable']) : locked;
}

/** "row 3, line 5" of a file; of a sheet "row 4", as the spreadsheet numbers it; "" for a problem with a whole file. */
export function rowWords({ sheet, row, line }: Pick<Problem, 'sheet' | 'row' | 'line'>): string {
  if (sheet !== null) return line === null ? '' : `row ${line}`;
  return [row === null ? '' : `row ${row}`, line === null ? '' : `line ${line}`].filter(Boolean).join(', ');
}

/** A problem with one field of a row. */
export function rowProblem(
  place: RowPlace,
  field: string | null,
  value: unknown,
  reason: string,
  severity: Problem['severity'] = 'error',
): Problem {
  const { file, sheet, row, line, record, name, letters, locked } = place;
  const column = field?.split(/[.[]/)[0] ?? '';
  const cell = Object.hasOwn(letters, column) && line !== null ? `${letters[column]}${line}` : null;
  const shown = locked.has(column) ? null : shorten(value);
  const named = name === null ? {} : { name };
  return { severity, file, sheet, row, line, cell, record, ...named, field, value: shown, reason };
}

/** Names a problem with a field of a row, beside the value that it has there. */
export type Report = (field: string, reason: string, severity?: Problem['severity']) => void;

/** Adds problems with a row to those of the folder. */
export const reporterOf =
  (
    { place, fields }: { place: RowPlace; fields: Readonly<Record<string, unknown>> },
    problems: Problem[],
  ): Report =>
  (field, reason, severity) =>
    problems.push(rowProblem(place, field, fields[field], reason, severity));

/** A problem with a file as a whole. */
export function fileProblem(
  file: string,
  field: string | null,
  reason: string,
  severity: Problem['severity'] = 'error',
): Problem {
  return {
    severity,
    file,
    sheet: null,
    row: null,
    line: null,
    cell: null,
    record: null,
    field,
    value: null,
    reason,
  };
}

/** A value on one short line; what is nested is only named, since it can be of any depth. */
export function shorten(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof UnreadValue) return shorten(value.shown);
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  const text = String(value)
    .slice(0, 4 * LONGEST_VALUE)
    .replace(/\s+/g, ' ')
    .trim();
  return cut(text, LONGEST_VALUE);
}
