import type { Column } from '@tussock/core/column/column';
import { columnsOf, type TableName } from '@tussock/core/directory/tables';
import type { Workbook, Worksheet } from 'exceljs';
import { EXAMPLE_MARK } from '../folder/example-rows';
import { cellOf, formatOf } from './cells';
import { columnNote } from './column-note';
import type { TemplateRow } from './table-rows';
import { addValidation } from './validations';

const INK = 'FF16352C';
const FILL = { required: 'FFBFD8CC', optional: 'FFE6EFEA', example: 'FFF4F1E4' };

/** Adds the sheet of a table: headings that stay in view, each with a comment, formats, drop-downs and rows. */
export function addTableSheet(
  workbook: Workbook,
  name: TableName,
  rows: readonly TemplateRow[],
  lists: Worksheet,
): void {
  const columns = columnsOf(name);
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1, xSplit: 1 }] });
  sheet.columns = columns.map(([field, column]) => ({
    header: field,
    key: field,
    width: widthOf(field, column),
    style: { numFmt: formatOf(column) },
  }));
  for (const row of rows) addRow(sheet, columns, row);
  columns.forEach(([field, column], at) => {
    const heading = sheet.getCell(1, at + 1);
    heading.style = {
      font: { bold: true, color: { argb: INK } },
      fill: solid(column.required ? FILL.required : FILL.optional),
      numFmt: '@',
    };
    heading.note = columnNote(name, field, column);
    addValidation(sheet, sheet.getColumn(at + 1).letter, column, lists);
  });
}

function addRow(sheet: Worksheet, columns: readonly [string, Column][], values: TemplateRow): void {
  const isExample = columns.some(([field]) => values[field] === EXAMPLE_MARK);
  const row = sheet.addRow(
    columns.map(([field, column]) => {
      const value = values[field];
      return value === EXAMPLE_MARK || value === null || value === undefined
        ? (value as string | null | undefined)
        : cellOf(column, value);
    }),
  );
  if (!isExample) return;
  row.eachCell({ includeEmpty: true }, (cell) => {
    cell.fill = solid(FILL.example);
    cell.font = { italic: true };
  });
}

const solid = (argb: string) => ({ type: 'pattern', pattern: 'solid', fgColor: { argb } }) as const;

const WIDTHS: Readonly<Partial<Record<string, number>>> = { uuid: 26, markdown: 44, copy: 30, documents: 44 };
const widthOf = (field: string, { kind }: Column) => Math.max(WIDTHS[kind] ?? 14, field.length + 3);
