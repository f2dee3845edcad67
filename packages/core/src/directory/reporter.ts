import { lockedIn } from '../offer/locked';
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
  /** Fields whose values must not be printed. */
  locked: ReadonlySet<string>;
}

export function placeOf(
  name: TableName,
  table: RawTable,
  index: number,
  fields: Record<string, unknown>,
): RowPlace {
  const label = [fields.slug, fields.name, fields.title, fields.question, fields.id].find(
    (each) => typeof each === 'string',
  );
  return {
    file: table.file,
    sheet: table.sheet ?? null,
    row: index + 1,
    line: table.lines?.[index] ?? null,
    letters: table.letters ?? {},
    record: typeof label === 'string' ? shorten(label) : null,
    locked: name === 'offers' ? hiddenValues(fields) : lockedIn({}),
  };
}

/** Of an exclusive offer also the list of what does not apply, since it names locked columns. */
function hiddenValues(offer: Record<string, unknown>): ReadonlySet<string> {
  const locked = lockedIn(offer);
  return locked.size > 0 ? new Set([...locked, 'not_applicable']) : locked;
}

/** A problem with one field of a row. */
export function rowProblem(
  place: RowPlace,
  field: string | null,
  value: unknown,
  reason: string,
  severity: Problem['severity'] = 'error',
): Problem {
  const { file, sheet, row, line, record, letters, locked } = place;
  const column = field?.split(/[.[]/)[0] ?? '';
  const cell = Object.hasOwn(letters, column) && line !== null ? `${letters[column]}${line}` : null;
  const shown = locked.has(column) ? null : shorten(value);
  return { severity, file, sheet, row, line, cell, record, field, value: shown, reason };
}

/** A problem with a file as a whole. */
export function fileProblem(
  file: string,
  field: string | null,
  reason: string,
  severity: Problem['severity'] = 'error',
): Problem {
  return {
    ...{ severity, file, sheet: null, row: null, line: null, cell: null },
    ...{ record: null, field, value: null, reason },
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
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text;
}
