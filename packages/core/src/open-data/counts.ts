import * as z from 'zod';
import type { Column } from '../column/column';
import { isStated } from '../money/money';
import { cut } from '../text/cut';
import { whenUsed } from '../text/when-used';
import type { OpenTable } from './table-names';
import { openColumns } from './tables';

/** How many rows a table of a data release has, and of each column how many state it, with the first of its values that is stated. */
export const tableCount = whenUsed(() =>
  z.strictObject({
    table: z.string(),
    rows: z.int(),
    columns: z.record(z.string(), z.strictObject({ stated: z.int(), example: z.string().nullable() })),
  }),
);
export type TableCount = z.infer<ReturnType<typeof tableCount>>;

/** The tables of records, of which a release is made; the others are logs. */
type RecordTable = Exclude<OpenTable, 'sources' | 'corrections' | 'removals' | 'changes'>;
export type RecordCounts = Record<RecordTable, TableCount>;

const LONGEST_EXAMPLE = 60;

/** Counts records; what they have besides the columns of the table is left out. One without an id gets it from `idOf`. */
export function rowCounter(table: OpenTable, idOf: (record: object) => string) {
  const columns = openColumns(table).map(([name, column]) => ({
    name,
    column,
    stated: 0,
    example: undefined as unknown,
  }));
  let rows = 0;
  return {
    add(record: object): void {
      rows += 1;
      const values = record as Readonly<Record<string, unknown>>;
      const filledIn = [values.defaulted, values.derived].flatMap((names) =>
        Array.isArray(names) ? names : [],
      );
      for (const one of columns) {
        // An id is made for an example alone.
        const value = values[one.name] ?? (one.name === 'id' ? (one.example ?? idOf(record)) : null);
        if (value === null || !states(one.column, value) || filledIn.includes(one.name)) continue;
        one.stated += 1;
        one.example ??= value;
      }
    },
    count: (): TableCount => ({
      table,
      rows,
      columns: Object.fromEntries(
        columns.map(({ name, stated, example }) => [
          name,
          { stated, example: example === undefined ? null : exampleText(example) },
        ]),
      ),
    }),
  };
}

/** Whether a value states something: an amount of 0 does not. */
const states = ({ kind }: Column, value: unknown): boolean =>
  kind === 'amount'
    ? isStated(value as number)
    : value !== '' && !(Array.isArray(value) && value.length === 0);

function exampleText(value: unknown): string {
  return cut(typeof value === 'object' ? JSON.stringify(value) : String(value), LONGEST_EXAMPLE);
}
