import { join } from 'node:path';
import type { Directory } from '@tussock/core/directory/directory';
import { columnsOf, TABLE_NAMES, type TableName } from '@tussock/core/directory/tables';
import { csvText } from '@tussock/core/text/csv';
import { OWN_SHEETS } from '../folder/workbook/sheet-names';
import { addAboutSheet } from './about-sheet';
import { fitsCell, textOf } from './cells';
import { type TemplateRow, templateRows } from './table-rows';
import { addTableSheet } from './table-sheet';

export const TEMPLATE_WORKBOOK = 'tussock.xlsx';
/** A folder of its own: a table that is in the workbook and in a CSV file beside it would be there twice. */
export const CSV_FOLDER = 'csv';
export const SETTINGS = 'settings.json';

export interface TemplateFile {
  /** Path within the folder. */
  path: string;
  content: string | Uint8Array;
}

interface Template {
  files: TemplateFile[];
  /** Tables with a value that no cell can hold; they are JSON files. */
  asJson: TableName[];
}

/** The files of a template: a workbook, CSV files, and the settings. Filled from a directory, else with examples. */
export async function templateFiles(directory: Directory | null): Promise<Template> {
  const rows = new Map(TABLE_NAMES.map((name) => [name, templateRows(name, directory)] as const));
  const asJson = TABLE_NAMES.filter((name) => !fitsSheet(name, rows.get(name) ?? []));
  const inSheets = TABLE_NAMES.filter((name) => !asJson.includes(name));
  const files: TemplateFile[] = [{ path: TEMPLATE_WORKBOOK, content: await workbookOf(inSheets, rows) }];
  for (const name of inSheets)
    files.push({ path: join(CSV_FOLDER, `${name}.csv`), content: csvOf(name, rows.get(name) ?? []) });
  const others: [string, unknown][] = asJson.map((name) => [`${name}.json`, rows.get(name)]);
  const settings = directory === null ? {} : directory.settings;
  if (settings) others.push([SETTINGS, settings]);
  for (const [file, value] of others) {
    const content = `${JSON.stringify(value, null, 2)}\n`;
    files.push({ path: file, content }, { path: join(CSV_FOLDER, file), content });
  }
  return { files, asJson };
}

const fitsSheet = (name: TableName, rows: readonly TemplateRow[]) =>
  columnsOf(name).every(([field, column]) => rows.every((row) => fitsCell(column, row[field])));

async function workbookOf(
  names: readonly TableName[],
  rows: ReadonlyMap<TableName, TemplateRow[]>,
): Promise<Uint8Array> {
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.Workbook();
  addAboutSheet(workbook);
  const lists = workbook.addWorksheet(OWN_SHEETS.lists, { state: 'hidden' });
  for (const name of names) addTableSheet(workbook, name, rows.get(name) ?? [], lists);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

function csvOf(name: TableName, rows: readonly TemplateRow[]): string {
  const fields = columnsOf(name).map(([field]) => field);
  return csvText([fields, ...rows.map((row) => fields.map((field) => textOf(row[field])))]);
}
