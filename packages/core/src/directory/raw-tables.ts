import type { TableName } from './tables';

/** A table as it was read from its file; nothing is known of its rows. */
export interface RawTable {
  /** Name of the file, for messages. */
  file: string;
  rows: unknown[];
  /** Line on which each row begins, from 1. */
  lines?: number[];
  /** True where every value is text (CSV): "" is missing, "t" is true, "12" is a number. */
  text_values: boolean;
}

/** The tables of a data folder; one that has no file is absent. */
export type RawTables = Partial<Record<TableName, RawTable>>;
