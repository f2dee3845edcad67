import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Directory } from '@tussock/core/directory/directory';
import { TABLE_NAMES } from '@tussock/core/directory/tables';

const DATA_FILES = new Set([
  ...TABLE_NAMES.flatMap((table) => [`${table}.json`, `${table}.csv`]),
  'settings.json',
]);
export const isDataFile = (file: string): boolean => DATA_FILES.has(file);

/**
 * Writes tables as a data folder that loads into the same tables, in place of the data files that are there. Answers the
 * names of the files. An empty table has no file: its absence lets links into it be, as they were.
 */
export function writeFolder(folder: string, { settings, ...tables }: Directory): string[] {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder).filter(isDataFile)) rmSync(join(folder, file));
  const files: string[] = [];
  const write = (file: string, value: unknown) => {
    writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
    files.push(file);
  };
  for (const table of TABLE_NAMES) {
    if (tables[table].length > 0) write(`${table}.json`, tables[table].map(asWritten));
  }
  if (settings) write('settings.json', settings);
  return files;
}

/** A row as a provider would have written it: nothing where nothing was said, and no defaults put in by the load. */
function asWritten(row: object): Record<string, unknown> {
  const { defaulted = [], ...fields } = row as { defaulted?: string[] } & Record<string, unknown>;
  const isSaid = ([field, value]: [string, unknown]) =>
    value !== null && !defaulted.includes(field) && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(isSaid));
}
