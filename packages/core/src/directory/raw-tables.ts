import type { TableName } from './tables';

/** A table as it was read from its file; nothing is known of its rows. */
export interface RawTable {
  /** Name of the file, for messages. */
  file: string;
  /** Of a workbook: the name of the sheet, and the letter of each of its columns. */
  sheet?: string;
  letters?: Readonly<Record<string, string>>;
  rows: unknown[];
  /** Line on which each row begins, or row of the sheet, from 1. */
  lines?: number[];
  /** True where values may be text (CSV, a workbook): "" is missing, "t" is true, "12" is a number. */
  text_values: boolean;
}

/** A value that its reader refused: it cannot be read, or it could be read in more than one way. */
export class UnreadValue {
  constructor(
    /** As a person sees it in the file. */
    readonly shown: string,
    /** Follows the name of the column in a sentence, and never quotes the value, which may be locked. */
    readonly reason: string,
  ) {}
}

/** The tables of a data folder; one that has no file is absent. */
export type RawTables = Partial<Record<TableName, RawTable>>;
