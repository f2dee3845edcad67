import type { Directory } from './directory';

/** The name of the record with an id in one of the tables that a column leads to; undefined for none. */
export type NameOf = (tables: readonly string[], id: string) => string | undefined;

type Named = readonly { id: string; name: string }[];

/** Finds names of records by their tables: two tables may have the same id, such as the keys 1, 2, 3 of an older system. */
export function namesOf(directory: Directory): NameOf {
  const tables: Readonly<Record<string, unknown>> = { ...directory };
  const known = new Map<string, ReadonlyMap<string, string>>();
  const namesIn = (table: string): ReadonlyMap<string, string> => {
    const names =
      known.get(table) ?? new Map(((tables[table] ?? []) as Named).map(({ id, name }) => [id, name]));
    known.set(table, names);
    return names;
  };
  return (to, id) => to.map((table) => namesIn(table).get(id)).find((name) => name !== undefined);
}
