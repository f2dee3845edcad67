import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@tussock/core/directory/problem';
import type { RawTable, RawTables } from '@tussock/core/directory/raw-tables';
import { fileProblem } from '@tussock/core/directory/reporter';
import { TABLE_NAMES, type TableName } from '@tussock/core/directory/tables';
import { UsageError } from '../../cli/failure';
import { readCsvTable } from './csv-table';
import { type DataFile, LARGEST_MEGABYTES, openDataFile, tooManyRows } from './data-file';
import { onlyExamples } from './example-rows';
import { isDataFile, isWorkbook, nameProblems } from './file-names';
import { parseJson } from './json';
import { readJsonTable } from './json-table';
import { REPEATED, repeatedKeys } from './repeated-keys';
import { decodeText, UnreadableFile, utf8Of } from './text';
import { readWorkbookTables } from './workbook/read-workbook';

const SETTINGS = 'settings.json';

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

/** Reads the files of a data folder. Throws `UsageError` when the folder cannot be read or has no table. */
export async function readFolder(
  folder: string,
  { largestFile = LARGEST_MEGABYTES }: FolderOptions = {},
): Promise<DataFolder> {
  const files = listFiles(folder);
  const problems = nameProblems(files);
  const workbooks = files.filter(isWorkbook);
  if (
    !files.some((file) => isDataFile(file) && file !== SETTINGS) &&
    workbooks.length === 0 &&
    !problems.some(({ severity }) => severity === 'error')
  ) {
    const within = files.find((file) => hasData(join(folder, file)));
    const hint = within === undefined ? '' : ` The folder ${join(folder, within)} has some: name that one.`;
    throw new UsageError(
      `${folder} has no table such as offers.json, offers.csv or a workbook (.xlsx).${hint}`,
    );
  }
  const result: DataFolder = { tables: {}, settings: undefined, problems };
  const largest = largestFile * 1_000_000;
  const open: OpenFile = (file) => openDataFile(join(folder, file), largest);
  for (const table of TABLE_NAMES) readTable(table, files, open, result);
  for (const file of workbooks) await addWorkbook(file, open, { largest, files }, result);
  for (const name of TABLE_NAMES) dropIfTooLong(name, largestFile, result);
  problems.push(...onlyExamples(result.tables, problems), ...noTable(workbooks, result));
  if (files.includes(SETTINGS)) {
    attempt(SETTINGS, problems, () => {
      const text = decodeText(open(SETTINGS).bytes(), 'JSON');
      result.settings = parseJson(text, 'Settings that are all as usual are written {}');
      for (const key of repeatedKeys(text)) problems.push(fileProblem(SETTINGS, key.slice(0, 60), REPEATED));
    });
  }
  return result;
}

/** Whether this is a folder with tables. */
function hasData(path: string): boolean {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return false;
  const files = readdirSync(path);
  return files.some(isDataFile) || files.some(isWorkbook);
}

export const workbooksIn = (folder: string): string[] => listFiles(folder).filter(isWorkbook);

type OpenFile = (file: string) => DataFile;

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

function readTable(table: TableName, files: string[], open: OpenFile, result: DataFolder): void {
  const [json, csv] = [`${table}.json`, `${table}.csv`];
  if (files.includes(json) && files.includes(csv)) {
    result.problems.push(fileProblem(csv, null, `is beside ${json}; a table comes from one file`));
    return;
  }
  const file = [json, csv].find((candidate) => files.includes(candidate));
  if (!file) return;
  attempt(file, result.problems, () => {
    const content = open(file);
    result.tables[table] =
      file === json
        ? readJsonTable(table, file, content, result.problems)
        : readCsvTable(table, file, utf8Of(content.bytes(), 'CSV'), result.problems);
  });
}

/** A table that another file of the folder has, even one that cannot be read, is an error. */
async function addWorkbook(
  file: string,
  open: OpenFile,
  { largest, files }: { largest: number; files: readonly string[] },
  { tables, problems }: DataFolder,
): Promise<void> {
  try {
    for (const [name, table] of await readWorkbookTables(file, open(file).bytes(), largest, problems)) {
      const beside = tables[name]?.file ?? [`${name}.json`, `${name}.csv`].find((one) => files.includes(one));
      if (beside === undefined) tables[name] = table;
      else problems.push(twice(table, beside));
    }
  } catch (error) {
    problems.push(unreadable(file, error));
  }
}

/** A table whose rows, or the problems of each of them, would not fit into memory is not checked. */
function dropIfTooLong(name: TableName, largest: number, { tables, problems }: DataFolder): void {
  const { file, sheet = null, rows } = tables[name] ?? { file: '', rows: [] };
  const reason = tooManyRows(rows.length, largest);
  if (reason === null) return;
  problems.push({ ...fileProblem(file, null, reason), sheet });
  delete tables[name];
}

const NO_TABLE =
  'has no table. Name its sheet as one, such as offers, with the names of columns in the first row';

/** Workbooks of which no sheet is a table, beside no other table: publishing them would empty the directory. */
const noTable = (workbooks: readonly string[], { tables, problems }: DataFolder): Problem[] =>
  Object.keys(tables).length > 0 || problems.some(({ severity }) => severity === 'error')
    ? []
    : workbooks.map((file) => fileProblem(file, null, NO_TABLE));

const twice = ({ file, sheet }: RawTable, beside: string): Problem => ({
  ...fileProblem(
    file,
    null,
    `has a table that ${beside} has too. A table comes from one file: keep one of them`,
  ),
  sheet: sheet ?? null,
});

function attempt(file: string, problems: Problem[], read: () => void): void {
  try {
    read();
  } catch (error) {
    problems.push(unreadable(file, error));
  }
}

function unreadable(file: string, error: unknown): Problem {
  const line = error instanceof UnreadableFile ? error.line : null;
  return { ...fileProblem(file, null, whyUnreadable(error)), line };
}

function whyUnreadable(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message;
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ELOOP') return 'is a link to a file that is not there';
  if (code === 'EACCES' || code === 'EPERM') return 'cannot be read. Change its permissions';
  return `cannot be read (${code})`;
}
