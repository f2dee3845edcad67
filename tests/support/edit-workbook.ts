import { readFileSync } from 'node:fs';
import type ExcelJS from 'exceljs';
import { openWorkbook } from '../../scripts/seed/folder/workbook/read-workbook';

/** Edits a workbook in its file, as somebody would with a spreadsheet. */
export async function editWorkbook(file: string, edit: (workbook: ExcelJS.Workbook) => void): Promise<void> {
  const workbook = await openWorkbook(readFileSync(file), 1e8);
  edit(workbook);
  await workbook.xlsx.writeFile(file);
}
