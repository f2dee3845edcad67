import { asDeclared } from '@tussock/core/list/facet';
import { type Column, type CountedTable, tableOf } from '@tussock/core/list/facet-table';
import type { TableCount } from '@tussock/core/open-data/counts';
import {
  type CountedSource,
  LEDGER_FACET_NAMES,
  LEDGER_FACETS,
  type LedgerFacetName,
} from '@tussock/core/source/ledger-facets';
import { madeOnce } from '../table/result-cache';

/** The fact ledger as filters are counted over it; its rows are numbered from 0, latest check first. */
export type LedgerTable = CountedTable<LedgerFacetName, CountedSource>;

/** Made of a ledger whose rows are all in memory. */
export const ledgerTableOf = madeOnce(
  (rows: readonly CountedSource[]): LedgerTable => tableOf(LEDGER_FACETS, rows),
);

/** What is stored of the fact ledger to count it and to find its rows: the text `ledger` of a release. */
export interface StoredLedger {
  rows: number;
  /** What `shapeOf` said of its rows when they were stored. */
  shape: string;
  /** Of the chunks of the text `record` that hold rows of the ledger: the number of the chunk and its first row. */
  first_rows: [chunk: number, row: number][];
  columns: StoredColumn[];
  /** How many rows state each column of a data release. */
  count: TableCount;
}

type StoredColumn = Omit<Column<LedgerFacetName>, 'slots'> & { slots: number[][] };

/** The rows in a chunk of the text `record` that has nothing else. */
export const rowsInChunk = (text: string): unknown[] => JSON.parse(`[${text.replace(/^,/, '')}]`);

export const storedColumns = ({ columns }: LedgerTable): StoredColumn[] =>
  columns.map(({ slots, ...column }) => ({ ...column, slots: slots.map((codes) => [...codes]) }));

/** With the words of this version; null where an earlier one counted it by other facets. */
export function ledgerTableIn({ rows, columns }: StoredLedger): LedgerTable | null {
  if (columns.map(({ name }) => name).join() !== LEDGER_FACET_NAMES.join()) return null;
  return {
    facets: LEDGER_FACETS,
    cards: { keys: () => Uint32Array.from({ length: rows }, (_, row) => row) },
    columns: columns.map(({ name, options, slots }) => ({
      name,
      options: options.map((option) => asDeclared(LEDGER_FACETS[name], option)),
      slots: slots.map((codes) => Int32Array.from(codes)),
    })),
  };
}
