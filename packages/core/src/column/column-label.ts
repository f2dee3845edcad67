import type { Columns } from './column';

/** What readers call a column. One without a label keeps its own name, and so does one that is gone and still in the history. */
export const columnLabel = (columns: Columns, name: string): string =>
  columns[name]?.label ?? name.replaceAll('_', ' ');
