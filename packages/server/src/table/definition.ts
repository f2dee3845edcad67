/** A single table as SST declares it: every key is a string, and all of an item is in every index. */
export interface TableDefinition<Field extends string = string, Index extends string = string> {
  readonly fields: Readonly<Record<Field, 'string'>>;
  readonly primaryIndex: KeyPair<Field>;
  readonly globalIndexes: Readonly<Record<Index, KeyPair<Field>>>;
}

export interface KeyPair<Field extends string = string> {
  readonly hashKey: Field;
  readonly rangeKey: Field;
}

/**
 * Makes the function that takes the keys of a table off its items. The native fields are copied one by one: an object
 * that had fields deleted is slow to read.
 */
export function keyRemover({ fields }: TableDefinition) {
  const keys: ReadonlySet<string> = new Set(Object.keys(fields));
  return (item: Record<string, unknown>): Record<string, unknown> => {
    const native: Record<string, unknown> = {};
    for (const name in item) if (!keys.has(name)) native[name] = item[name];
    return native;
  };
}
