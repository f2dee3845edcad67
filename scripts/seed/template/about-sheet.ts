import { meaningText } from '@tussock/core/column/meaning-text';
import { columnsOf, TABLE_NAMES } from '@tussock/core/directory/tables';
import type { Workbook } from 'exceljs';
import { TABLES_ABOUT } from '../../docs/data-folder-texts';
import { OWN_SHEETS } from '../folder/workbook/sheet-names';
import { exampleText, howWritten } from './column-note';

const STEPS = [
  'Each sheet is a table of the directory: one row a record. Point at a heading to see what its column holds.',
  'Darker headings are required. Leave a cell empty where nothing is stated, and delete sheets that you do not use.',
  'Percentages: 8.5 means 8.5%. Dates: 2026-11-20. Amounts: 50000, or formatted with a dollar sign and separators.',
  'An id never changes, and no other row has it. Leave the id of a new offer, provider, platform or fund empty: validate suggests one.',
  'Rows that begin with EXAMPLE are not loaded. Write your own rows below them, or delete them.',
  'To check the workbook: npm run seed -- validate FOLDER. To publish it: npm run seed -- publish FOLDER.',
];

/** The first sheet: what to do, and every column with its meaning. The load does not read it. */
export function addAboutSheet(workbook: Workbook): void {
  const sheet = workbook.addWorksheet(OWN_SHEETS.about);
  sheet.columns = [{ width: 18 }, { width: 26 }, { width: 60 }, { width: 60 }, { width: 40 }].map(
    (column) => ({
      ...column,
      style: { alignment: { vertical: 'top' } },
    }),
  );
  sheet.addRow(['Data of the directory']).font = { bold: true, size: 16 };
  for (const step of STEPS) sheet.addRow([step]);
  sheet.addRow([]);
  sheet.addRow(['table', 'column', 'meaning', 'how it is written', 'example']).font = { bold: true };
  for (const table of TABLE_NAMES) {
    sheet.addRow([table, '', TABLES_ABOUT[table]]).font = { bold: true };
    for (const [field, column] of columnsOf(table)) {
      const meaning = `${column.required ? 'Required. ' : ''}${meaningText(table, field, column).replaceAll('`', '')}`;
      sheet.addRow([table, field, meaning, howWritten(column), exampleText(field, column)]);
    }
  }
  for (const at of [3, 4, 5])
    sheet.getColumn(at).eachCell((cell) => {
      cell.alignment = { vertical: 'top', wrapText: true };
    });
}
