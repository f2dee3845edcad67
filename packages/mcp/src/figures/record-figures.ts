import { type Column, type Columns, columnNames } from '@tussock/core/column/column';
import { isAsked } from '@tussock/core/offer/disclosure';
import { type Figure, type FiguredRecord, figureOf } from './figure';

/** Kinds of columns that are no figure: links to other records, long texts, papers. */
const NO_FIGURE: readonly Column['kind'][] = ['uuid', 'key', 'markdown', 'documents'];
const NAMED_BY_THE_ANSWER: readonly string[] = ['name', 'tagline'];

/**
 * The figures of a record by field: what it states, what readers look for, and what its asset class is asked for. A field that is
 * not there is one that nobody expects.
 */
export function figuresOf(columns: Columns, record: FiguredRecord): Record<string, Figure> {
  const shown = columnNames(
    columns,
    ({ kind, label }) => label !== undefined && !NO_FIGURE.includes(kind),
  ).filter((name) => !NAMED_BY_THE_ANSWER.includes(name));
  return Object.fromEntries(
    shown.flatMap((name) => {
      const column = columns[name] as Column;
      const figure = figureOf(name, column, record);
      return figure.value !== null || isExpected(name, column, record, figure) ? [[name, figure]] : [];
    }),
  );
}

const isExpected = (name: string, column: Column, { row }: FiguredRecord, figure: Figure) =>
  column.expected === true ||
  (column.figure === true && figure.state !== 'not_asked') ||
  figure.state === 'does_not_apply' ||
  isAsked(row, name);

/** Long texts of a record by field, as the provider wrote them. */
export function textsOf(columns: Columns, row: Readonly<Record<string, unknown>>): Record<string, string> {
  const names = columnNames(columns, ({ kind }) => kind === 'markdown');
  return Object.fromEntries(
    ['tagline', ...names].flatMap((name) => {
      const text = row[name];
      return typeof text === 'string' && text !== '' ? [[name, text]] : [];
    }),
  );
}
