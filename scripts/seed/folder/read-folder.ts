import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@tussock/core/directory/problem';
import type { RawTable, RawTables } from '@tussock/core/directory/raw-tables';
import { TABLE_NAMES, type TableName } from '@tussock/core/directory/tables';
import { UsageError } from '../../cli/failure';
import { parseCsvRows } from './csv';
import { parseJson, parseJsonRows } from './json';
import { decodeText, UnreadableFile } from './text';

export interface DataFolder {
  tables: RawTables;
  /** The parsed `settings.json`; undefined without one. */
  settings: unknown;
  problems: Problem[];
}

/** Reads the files of a data folder. Throws `UsageError` when the folder cannot be read or holds no table. */
export function readFolder(folder: string): DataFolder {
  const files = listFiles(folder);
  const result: DataFolder = { tables: {}, settings: undefined, problems: [] };
  for (const table of TABLE_NAMES) readTable(folder, table, files, result);
  if (files.includes('settings.json')) {
    attempt('settings.json', result.problems, () => {
      result.settings = parseJson(decodeText(readFileSync(join(folder, 'settings.json'))));
    });
  }
  const known = new Set([
    ...TABLE_NAMES.flatMap((table) => [`${table}.json`, `${table}.csv`]),
    'settings.json',
  ]);
  if (!files.some((file) => known.has(file))) {
    throw new UsageError(`${folder} holds no data file such as offers.json or offers.csv.`);
  }
  for (const file of files) {
    if (/\.(json|csv)$/i.test(file) && !known.has(file)) {
      result.problems.push(problem(file, 'is not named as a table and was not read', 'warning'));
    }
  }
  return result;
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new UsageError(`There is no folder "${folder}".`);
    if (code === 'ENOTDIR') throw new UsageError(`${folder} is not a folder.`);
    throw new UsageError(`The folder ${folder} cannot be read (${code}).`);
  }
}

function readTable(folder: string, table: TableName, files: string[], result: DataFolder): void {
  const [json, csv] = [`${table}.json`, `${table}.csv`];
  if (files.includes(json) && files.includes(csv)) {
    result.problems.push(problem(csv, `stands beside ${json}; a table comes from one file`));
    return;
  }
  const file = [json, csv].find((candidate) => files.includes(candidate));
  if (!file) return;
  attempt(file, result.problems, () => {
    const text = decodeText(readFileSync(join(folder, file)));
    result.tables[table] = file === json ? fromJson(file, text) : fromCsv(file, text, result.problems);
  });
}

function fromJson(file: string, text: string): RawTable {
  return { file, rows: parseJsonRows(text), text_values: false };
}

function fromCsv(file: string, text: string, problems: Problem[]): RawTable {
  const { rows, lines, uneven } = parseCsvRows(text);
  for (const { row, line, reason } of uneven) problems.push({ ...problem(file, reason), row, line });
  return { file, rows, lines, text_values: true };
}

function attempt(file: string, problems: Problem[], read: () => void): void {
  try {
    read();
  } catch (error) {
    if (error instanceof UnreadableFile) problems.push({ ...problem(file, error.message), line: error.line });
    else
      problems.push(problem(file, `cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`));
  }
}

const problem = (file: string, reason: string, severity: Problem['severity'] = 'error'): Problem => ({
  severity,
  file,
  row: null,
  line: null,
  record: null,
  field: null,
  value: null,
  reason,
});
