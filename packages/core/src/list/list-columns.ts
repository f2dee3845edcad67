/** The parameter of a chosen column; it is repeated. */
export const COLUMN = 'column';

export interface ListColumns {
  /** Columns that a table of the list can show, and those that it shows where none was chosen. */
  columns?: { all: readonly string[]; own: readonly string[] };
}

export interface ChosenColumns {
  /** Columns of the table, in the order of the list's `columns.all`; absent for its own. */
  columns?: readonly string[];
}

/** The columns that an address asks for. */
export function columnsIn({ columns }: ListColumns, params: URLSearchParams): ChosenColumns {
  const stated = params.getAll(COLUMN);
  const chosen = columns?.all.filter((name) => stated.includes(name)) ?? [];
  const isOwn = chosen.length === 0 || chosen.join() === columns?.own.join();
  return isOwn ? {} : { columns: chosen };
}

/** The columns of the table of a list. */
export const columnsInUse = ({ columns }: ListColumns, query: ChosenColumns): readonly string[] =>
  query.columns ?? columns?.own ?? [];

/** The query with a column of the table added or removed; the last one stays. */
export function withColumnToggled<Query extends ChosenColumns>(
  spec: ListColumns,
  query: Query,
  name: string,
): Query {
  const used = columnsInUse(spec, query);
  const next = spec.columns?.all.filter((each) => used.includes(each) !== (each === name)) ?? [];
  if (next.length === 0) return query;
  if (next.join() !== spec.columns?.own.join()) return { ...query, columns: next };
  const { columns: _, ...own } = query;
  return own as Query;
}
