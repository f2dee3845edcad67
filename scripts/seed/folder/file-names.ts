import type { Problem } from '@tussock/core/directory/problem';
import { fileProblem } from '@tussock/core/directory/reporter';
import { TABLE_NAMES } from '@tussock/core/directory/tables';
import leven from 'leven';

const SETTINGS = 'settings';
/** What a file can be named after, and the names it can have. */
const NAMES = new Map<string, string[]>([
  ...TABLE_NAMES.map((table): [string, string[]] => [table, [`${table}.json`, `${table}.csv`]]),
  [SETTINGS, [`${SETTINGS}.json`]],
]);
const DATA_FILES = new Set([...NAMES.values()].flat());

export const isDataFile = (file: string): boolean => DATA_FILES.has(file);

/** A workbook may have any name: its sheets are named as the tables. */
export const isWorkbook = (file: string): boolean => /\.xlsx$/i.test(file) && !isOfPrograms(file);

/** Of the system, an editor or a spreadsheet program that has the file open. */
const isOfPrograms = (file: string) => /^(\.|~\$)/.test(file);

/** Workbooks that are not read. */
const OTHER_WORKBOOKS = 'xlsm xlsb xls xltx xltm ods numbers gsheet'.split(' ');
const SPREADSHEETS = [...OTHER_WORKBOOKS, 'tsv', 'tab'];
/** Other ends of names that a table may have by mistake. */
const OTHER_ENDS = 'txt jsonl ndjson json5 jsonc yaml yml xml sql parquet gz zip bz2 xz bak old orig'.split(
  ' ',
);
/** Words that an export, a download or a copy adds to the name of a table. */
const ADDED_WORDS = new Set(
  'and backup bak copy csv data download dump export file final json list new of old orig public rows sheet table tbl the xlsx'.split(
    ' ',
  ),
);

/**
 * What is wrong with the names of the files in a folder. A file that is nearly named as a table is an error, and so is a workbook that
 * is not read: rows would be left out, and tables would be empty.
 */
export function nameProblems(files: readonly string[]): Problem[] {
  return files.flatMap((file) => {
    if (isDataFile(file) || isWorkbook(file) || isOfPrograms(file)) return [];
    const { stem, end } = partsOf(file);
    const read = OTHER_WORKBOOKS.includes(end) ? sameWorkbook(stem, files) : undefined;
    if (read) return [fileProblem(file, null, `was not read; ${read} was`, 'warning')];
    const table = nearest(stem, end) ?? ofLibreOffice(stem, files);
    if (table !== null) return [nearMiss(file, table, end, files)];
    if (OTHER_WORKBOOKS.includes(end)) return [fileProblem(file, null, UNREAD_WORKBOOK)];
    if (!isTableEnd(end)) return [];
    return [fileProblem(file, null, 'is not named as a table and was not read', 'warning')];
  });
}

/** LibreOffice names the sheets of a workbook "tussock-offers.csv". Beside the table or a workbook such a file may be anything. */
function ofLibreOffice(stem: string, files: readonly string[]): string | null {
  const table = TABLE_NAMES.find((name) => stem.endsWith(`-${name}`));
  const isThere = (file: string) => isWorkbook(file) || (table && NAMES.get(table)?.includes(file));
  return table === undefined || files.some(isThere) ? null : table;
}

const UNREAD_WORKBOOK =
  'is a workbook of a format that is not read. Save it as .xlsx, or take it out of the folder';

const sameWorkbook = (stem: string, files: readonly string[]) =>
  files.find((file) => isWorkbook(file) && partsOf(file).stem === stem);

function partsOf(file: string): { stem: string; end: string } {
  const found = /^(.*)\.([^.]*)$/s.exec(file.normalize('NFKC'));
  const [stem, end] = found ? [found[1] ?? '', found[2] ?? ''] : [file, ''];
  return { stem, end: end.trim().toLowerCase() };
}

/** The table, or `settings`, that a sheet of this name is probably meant to be. */
export const nearestTable = (sheet: string): string | null => nearest(sheet.normalize('NFKC'), 'csv');

const isTableEnd = (end: string) => end === 'json' || end === 'csv' || SPREADSHEETS.includes(end);

/** The table, or `settings`, that a file is probably meant to be; null for one that is something else. */
function nearest(stem: string, end: string): string | null {
  const isTable = isTableEnd(end);
  if (!isTable && end !== '' && !OTHER_ENDS.includes(end)) return null;
  const meant = bareName(stem);
  // Google Sheets names a downloaded sheet "Title of the file - offers.csv".
  const ofSheet = bareName(/^.+ - (.+)$/s.exec(stem)?.[1] ?? stem);
  for (const name of NAMES.keys()) if ([meant, ofSheet].includes(bareName(name))) return name;
  if (!isTable) return null;
  return [...NAMES.keys()].find((name) => isMisspelt(bareName(name), meant)) ?? null;
}

const isMisspelt = (name: string, written: string) =>
  Math.min(name.length, written.length) > 3 && leven(name, written) <= (name.length < 8 ? 1 : 2);

/** A name without what does not tell one table from another: case, spaces, plural, digits, and words such as "copy of". */
function bareName(name: string): string {
  const words = name.toLowerCase().split(/[^a-z]+/);
  const own = words.filter((word) => word !== '' && !ADDED_WORDS.has(word));
  return singular(own.join(''));
}

const singular = (name: string) =>
  name
    .replace(/people$/, 'person')
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/([^s])s$/, '$1');

function nearMiss(file: string, table: string, end: string, files: readonly string[]): Problem {
  const names = NAMES.get(table) ?? [];
  const beside = names.find((name) => files.includes(name));
  const isData = end === 'json' || end === 'csv';
  if (beside && !isData) return fileProblem(file, null, `was not read; ${beside} was`, 'warning');
  if (beside)
    return fileProblem(file, null, `is beside ${beside}. Keep one of them: a table comes from one file`);
  const [json = '', csv = json] = names;
  const right = names.find((name) => name.endsWith(`.${end}`));
  const instead =
    SPREADSHEETS.includes(end) && csv !== json ? `${table}.xlsx or ${csv} (CSV UTF-8)` : names.join(' or ');
  const advice = right ? `Rename it to ${right}` : `Save it as ${instead}`;
  return fileProblem(file, null, `seems to be ${table}, which cannot be read under this name. ${advice}`);
}
