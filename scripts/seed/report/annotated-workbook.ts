import type { Problem } from '@tussock/core/directory/problem';
import { columnsOf, TABLE_NAMES } from '@tussock/core/directory/tables';
import type { Cell, Workbook } from 'exceljs';
import { headingOf } from '../folder/headings';
import { openWorkbook } from '../folder/workbook/read-workbook';
import { OWN_SHEETS } from '../folder/workbook/sheet-names';
import { addValidation } from '../template/validations';
import { nameOf, placeWords } from './report';

const FILLS = { error: 'FFF8C9C4', warning: 'FFFBE7B2' };

/** A copy of a workbook in which every wrong cell is coloured and has a comment, with a list of the problems as its first sheet. */
export async function annotatedWorkbook(
  bytes: Uint8Array,
  problems: readonly Problem[],
  largest: number,
): Promise<Uint8Array> {
  const workbook = await openWorkbook(bytes, largest);
  // Warnings first, so that the colour of an error stays.
  for (const problem of [...problems].sort((a, b) => b.severity.localeCompare(a.severity)))
    mark(workbook, problem);
  addList(workbook, problems);
  restoreDropDowns(workbook);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

function mark(workbook: Workbook, problem: Problem): void {
  const at = addressOf(problem);
  const sheet = problem.sheet === null ? undefined : workbook.getWorksheet(problem.sheet);
  if (!sheet || at === null) return;
  const cell = sheet.getCell(at);
  // A cell has its style in common with others: a new one keeps the colour to itself.
  cell.style = {
    ...cell.style,
    fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: FILLS[problem.severity] } },
  };
  cell.note = [noteOf(cell), sentenceOf(problem)].filter(Boolean).join('\n\n');
}

/** The cell, else the first one of the row. */
const addressOf = ({ cell, line }: Problem) => cell ?? (line === null ? null : `A${line}`);

function noteOf({ note }: Cell): string {
  if (!note) return '';
  return typeof note === 'string' ? note : (note.texts ?? []).map(({ text }) => text).join('');
}

function sentenceOf({ severity, field, reason, did_you_mean: meant }: Problem): string {
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  return `${severity.toUpperCase()}: ${field ? `${field} ` : ''}${reason}.${hint}`;
}

function addList(workbook: Workbook, problems: readonly Problem[]): void {
  const before = workbook.getWorksheet(OWN_SHEETS.problems);
  if (before) workbook.removeWorksheet(before.id);
  const list = workbook.addWorksheet(OWN_SHEETS.problems, { views: [{ state: 'frozen', ySplit: 1 }] });
  const headings = {
    kind: 10,
    sheet: 16,
    where: 10,
    record: 30,
    column: 24,
    value: 30,
    problem: 70,
    'did you mean': 30,
  };
  list.columns = Object.entries(headings).map(([header, width]) => ({ header, key: header, width }));
  list.getRow(1).font = { bold: true };
  for (const problem of problems) {
    const { severity, sheet, field, value, reason, did_you_mean: meant } = problem;
    const row = list.addRow([severity, sheet, null, nameOf(problem), field, value, reason, meant]);
    row.alignment = { vertical: 'top', wrapText: true };
    const at = addressOf(problem);
    const where = placeWords(problem).replace(/^cell /, '');
    row.getCell(3).value =
      sheet === null || at === null
        ? where
        : { text: where, hyperlink: `#'${sheet.replaceAll("'", "''")}'!${at}` };
  }
  workbook.views = [
    { x: 0, y: 0, width: 20_000, height: 12_000, visibility: 'visible', activeTab: 0, firstSheet: 0 },
  ];
  // Sheets are written in this order.
  for (const [at, sheet] of [list, ...workbook.worksheets.filter((one) => one !== list)].entries())
    (sheet as unknown as { orderNo: number }).orderNo = at;
}

/** Drop-downs are not read with a workbook, since one may cover a million cells; the columns have them again. */
function restoreDropDowns(workbook: Workbook): void {
  const lists =
    workbook.getWorksheet(OWN_SHEETS.lists) ?? workbook.addWorksheet(OWN_SHEETS.lists, { state: 'hidden' });
  for (const sheet of workbook.worksheets) {
    const table = TABLE_NAMES.find((name) => name === sheet.name);
    if (!table) continue;
    const columns = new Map(columnsOf(table));
    sheet.getRow(1).eachCell((cell, at) => {
      const column = columns.get(headingOf(cell.text, [...columns.keys()]));
      if (column) addValidation(sheet, sheet.getColumn(at).letter, column, lists);
    });
  }
}
