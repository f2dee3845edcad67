import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Directory } from '@tussock/core/directory/directory';
import { TABLE_NAMES } from '@tussock/core/directory/tables';
import { isDataFile } from './file-names';

/**
 * Writes tables as a data folder that loads into the same tables, in place of the data files that are there; other files
 * stay. All is written to a folder beside it, which then takes its name: a run that is stopped leaves the folder as it
 * was, or under `beforeExport`. Answers the names of the files.
 */
export function writeFolder(folder: string, directory: Directory): string[] {
  const target = existsSync(folder) ? realpathSync(folder) : resolve(folder);
  mkdirSync(dirname(target), { recursive: true });
  const beside = mkdtempSync(join(dirname(target), `.${basename(target)}-`));
  try {
    const files = writeFiles(beside, directory);
    chmodSync(beside, existsSync(target) ? statSync(target).mode : 0o777 & ~process.umask());
    putInPlace(beside, target);
    return files;
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

/** Where a folder is for the moment in which it is replaced. */
export const beforeExport = (folder: string): string =>
  `${existsSync(folder) ? realpathSync(folder) : resolve(folder)}.before-export`;

function putInPlace(beside: string, target: string): void {
  if (!existsSync(target)) {
    renameSync(beside, target);
    return;
  }
  const before = beforeExport(target);
  renameSync(target, before);
  try {
    renameSync(beside, target);
  } catch (error) {
    renameSync(before, target);
    throw error;
  }
  const others = readdirSync(before).filter((file) => !isDataFile(file));
  for (const file of others) renameSync(join(before, file), join(target, file));
  rmSync(before, { recursive: true });
}

/** An empty table has no file: its absence lets links into it be, as they were. */
function writeFiles(folder: string, { settings, ...tables }: Directory): string[] {
  const files: string[] = [];
  for (const table of TABLE_NAMES) {
    if (tables[table].length === 0) continue;
    writeRows(join(folder, `${table}.json`), tables[table]);
    files.push(`${table}.json`);
  }
  if (settings) {
    writeFileSync(join(folder, 'settings.json'), `${JSON.stringify(settings, null, 2)}\n`);
    files.push('settings.json');
  }
  return files;
}

const ROWS_AT_ONCE = 100;

/** As `JSON.stringify` would write them all, but the text of a large table is longer than a string can be. */
function writeRows(path: string, rows: readonly object[]): void {
  const file = openSync(path, 'w');
  try {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const some = rows
        .slice(from, from + ROWS_AT_ONCE)
        .map((row) => JSON.stringify(asWritten(row), null, 2));
      const text = some.join(',\n').replaceAll('\n', '\n  ');
      writeAll(file, `${from === 0 ? '[' : ','}\n  ${text}`);
    }
    writeAll(file, '\n]\n');
  } finally {
    closeSync(file);
  }
}

/** A nearly full disk takes a part. */
function writeAll(file: number, text: string): void {
  let left = Buffer.from(text);
  while (left.length > 0) left = left.subarray(writeSync(file, left));
}

/** A row as a provider would have written it: nothing where nothing was said, and no defaults put in by the load. */
export function asWritten(row: object): Record<string, unknown> {
  const { defaulted = [], ...fields } = row as { defaulted?: string[] } & Record<string, unknown>;
  const isSaid = ([field, value]: [string, unknown]) =>
    value !== null && !defaulted.includes(field) && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(isSaid));
}
