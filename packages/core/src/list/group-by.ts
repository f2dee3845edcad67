/** The rows of each key in their order, the keys in that of their first rows. A row whose key is null is left out. */
export function groupBy<T>(rows: Iterable<T>, keyOf: (row: T) => string | null): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
