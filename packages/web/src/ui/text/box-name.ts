/** What a table of a text is called: the heading that it is under, and its columns, which tell it from the next one. */
export const tableName = (heading: string | undefined, columns: readonly string[]): string =>
  [heading ?? 'Table', columns.filter(Boolean).join(', ')].filter(Boolean).join(': ');
