import type { OpenTable } from './table-names';

/** A row of a data release: every column of its table, null where it has no value. */
export type OpenRow = Readonly<Record<string, unknown>>;
export type OpenData = Readonly<Record<OpenTable, readonly OpenRow[]>>;
