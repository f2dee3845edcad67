/** Rows with the same fields as columns: `{ "$": { "id": [1, 2], "name": ["a", "b"] } }`. */
const COLUMNS = '$';

type Fields = Record<string, unknown>;

/** JSON with every list of alike objects as columns, which names each field once. `unpackedRows` gives it back. */
export function packedRows(value: unknown): unknown {
  if (Array.isArray(value)) {
    const columns = columnsOf(value);
    return columns ? { [COLUMNS]: mapped(columns, packedRows) } : value.map(packedRows);
  }
  if (!isFields(value)) return value;
  // A field of this very name would be taken for columns.
  return COLUMNS in value
    ? { [COLUMNS]: null, fields: mapped(value, packedRows) }
    : mapped(value, packedRows);
}

export function unpackedRows(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackedRows);
  if (!isFields(value)) return value;
  if (!(COLUMNS in value)) return mapped(value, unpackedRows);
  const { [COLUMNS]: columns, fields } = value;
  if (!isFields(columns)) return mapped(fields as Fields, unpackedRows);
  const lists = Object.entries(columns).map(
    ([name, list]) => [name, unpackedRows(list) as unknown[]] as const,
  );
  return (lists[0]?.[1] ?? []).map((_, row) =>
    Object.fromEntries(lists.map(([name, list]) => [name, list[row]])),
  );
}

/** Null where the rows are not objects with the same fields in the same order. */
function columnsOf(rows: unknown[]): Record<string, unknown[]> | null {
  const [first] = rows;
  if (rows.length < 2 || !isFields(first)) return null;
  const names = namesOf(first);
  const key = JSON.stringify(names);
  if (names.length === 0) return null;
  if (!rows.every((row) => isFields(row) && JSON.stringify(namesOf(row)) === key)) return null;
  return Object.fromEntries(names.map((name) => [name, rows.map((row) => (row as Fields)[name])]));
}

// A list turns undefined into null: a read that failed would have null as its data.
const namesOf = (fields: Fields) => Object.keys(fields).filter((name) => fields[name] !== undefined);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapped = (fields: Fields, change: (value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]));
