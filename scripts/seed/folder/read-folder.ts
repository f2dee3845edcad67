import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@tussock/core/directory/problem';
import type { RawTable, RawTables } from '@tussock/core/directory/raw-tables';
import { fileProblem } from '@tussock/core/directory/reporter';
import { TABLE_NAMES, type TableName } from '@tussock/core/directory/tables';
import { UsageError } from '../../cli/failure';
import { parseCsvRows } from './csv';
import { LARGEST_MEGABYTES, readDataFile } from './data-file';
import { isDataFile, nameProblems } from './file-names';
import { parseJson, parseJsonRows } from './json';
import { decodeText, UnreadableFile } from './text';

export interface DataFolder {
  tables: RawTables;
  /** The parsed `settings.json`; undefined without one. */
  settings: unknown;
  problems: Problem[];
}

export interface FolderOptions {
  /** Megabytes of the largest file that is read. */
  largestFile?: number | undefined;
}

/** Reads the files of a data folder. Throws `UsageError` when the folder cannot be read or holds no table. */
export function readFolder(
  folder: string,
  { largestFile = LARGEST_MEGABYTES }: FolderOptions = {},
): DataFolder {
  const files = listFiles(folder);
  const problems = nameProblems(files);
  if (!files.some(isDataFile) && !problems.some(({ severity }) => severity === 'error')) {
    throw new UsageError(`${folder} holds no data file such as offers.json or offers.csv.`);
  }
  const result: DataFolder = { tables: {}, settings: undefined, problems };
  const bytesOf: BytesOf = (file) => readDataFile(join(folder, file), largestFile * 1_000_000);
  for (const table of TABLE_NAMES) readTable(table, files, bytesOf, result);
  if (files.includes('settings.json')) {
    attempt('settings.json', problems, () => {
      result.settings = parseJson(decodeText(bytesOf('settings.json')));
    });
  }
  return result;
}

type BytesOf = (file: string) => Uint8Array;

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

function readTable(table: TableName, files: string[], bytesOf: BytesOf, result: DataFolder): void {
  const [json, csv] = [`${table}.json`, `${table}.csv`];
  if (files.includes(json) && files.includes(csv)) {
    result.problems.push(fileProblem(csv, null, `stands beside ${json}; a table comes from one file`));
    return;
  }
  const file = [json, csv].find((candidate) => files.includes(candidate));
  if (!file) return;
  attempt(file, result.problems, () => {
    const text = decodeText(bytesOf(file));
    result.tables[table] = file === json ? fromJson(file, text) : fromCsv(file, text, result.problems);
  });
}

function fromJson(file: string, text: string): RawTable {
  return { file, rows: parseJsonRows(text), text_values: false };
}

function fromCsv(file: string, text: string, problems: Problem[]): RawTable {
  const { rows, lines, uneven } = parseCsvRows(text);
  for (const { row, line, reason } of uneven)
    problems.push({ ...fileProblem(file, null, reason), row, line });
  return { file, rows, lines, text_values: true };
}

function attempt(file: string, problems: Problem[], read: () => void): void {
  try {
    read();
  } catch (error) {
    const line = error instanceof UnreadableFile ? error.line : null;
    problems.push({ ...fileProblem(file, null, whyUnreadable(error)), line });
  }
}

function whyUnreadable(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message;
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ELOOP') return 'is a link to a file that is not there';
  if (code === 'EACCES' || code === 'EPERM') return 'may not be read by you. Change its permissions';
  return `cannot be read (${code})`;
}
