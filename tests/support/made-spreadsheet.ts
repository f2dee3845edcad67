import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '@tussock/core/directory/problem';
import ExcelJS, { type CellValue, type Workbook, type Worksheet } from 'exceljs';
import { checkFolder } from '../../scripts/seed/folder/check-folder';
import type { FolderOptions } from '../../scripts/seed/folder/read-folder';

/** An offer without a mistake, as texts. */
export const GOOD_OFFER = {
  id: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
  slug: 'kowhai-fund',
  name: 'Kowhai Fund',
  status: 'Open',
  is_active: 'true',
  created_at: '2026-03-01T00:00:00Z',
};

/** A cell: its value, or value and number format. */
export type Made = CellValue | { value: CellValue; format: string };

/** A sheet with headings and one row: the good offer with these cells changed or added. */
export function addOffers(
  workbook: Workbook,
  cells: Readonly<Record<string, Made>> = {},
  name = 'offers',
): Worksheet {
  const sheet = workbook.addWorksheet(name);
  const row: Record<string, Made> = { ...GOOD_OFFER, ...cells };
  sheet.addRow(Object.keys(row));
  Object.values(row).forEach((made, at) => {
    const cell = sheet.getCell(2, at + 1);
    const isFormatted = typeof made === 'object' && made !== null && 'format' in made;
    cell.value = isFormatted ? made.value : (made as CellValue);
    if (isFormatted) cell.numFmt = made.format;
  });
  return sheet;
}

export async function workbookBytes(make: (workbook: Workbook) => void): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook();
  make(workbook);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

/** Offers as CSV with the given separator. */
export function offersCsv(cells: Readonly<Record<string, string>>, delimiter = ',', lineEnd = '\n'): string {
  const row = { ...GOOD_OFFER, ...cells };
  const quoted = (value: string) => (/[",;\t\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  const line = (values: string[]) => values.map(quoted).join(delimiter) + lineEnd;
  return line(Object.keys(row)) + line(Object.values(row));
}

export type MadeFiles = Readonly<Record<string, string | Uint8Array>>;

/** Checks a folder with the given files. */
export function checkFiles(files: MadeFiles, options?: FolderOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'tussock-sheets-'));
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
  return checkFolder(folder, options);
}

/** "error offers.xlsx, offers F2 minimum_investment: is a percentage …" */
export const lineOf = ({ severity, file, sheet, cell, line, field, reason }: Problem): string =>
  [
    severity,
    sheet === null ? file : `${file}, ${sheet}`,
    cell ?? (line === null ? null : `line ${line}`),
    field,
  ]
    .filter((part) => part !== null)
    .join(' ')
    .concat(`: ${reason}`);
