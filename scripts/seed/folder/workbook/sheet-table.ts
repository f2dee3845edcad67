import type { Columns } from '@tussock/core/column/column';
import type { Problem } from '@tussock/core/directory/problem';
import { type RawTable, UnreadValue } from '@tussock/core/directory/raw-tables';
import { fileProblem } from '@tussock/core/directory/reporter';
import { TABLES, type TableName } from '@tussock/core/directory/tables';
import type { Row, Worksheet } from 'exceljs';
import { count } from '../../../cli/text';
import { examplesLeftOut, isExampleRow } from '../example-rows';
import { currencyOf } from '../values/row-currency';
import { contentOf, shownText } from './cell-content';
import { readCell } from './cell-value';
import { linesInWords } from './lines-in-words';
import { type Heading, headingsOf } from './sheet-headings';
import { swappedDays } from './swapped-days';

export interface SheetPlace {
  file: string;
  sheet: Worksheet;
  date1904: boolean;
}

/**
 * A formula that makes an id so would make another record of the row each time the workbook is saved, and the day of a look would be the
 * day of that.
 */
const ANOTHER_EACH_TIME = /\b(?:RAND(?:BETWEEN|ARRAY)?|TODAY|NOW)\(/i;

const SWAPPED = 'may have its day and its month swapped, by a spreadsheet program with American dates';

/** How people take a value or a row back, and leave it to be read. */
const STRUCK = 'has cells that are struck through, loaded like the others';

/** A table as a sheet has it. Null, with a problem, where the sheet has no headings to go by. */
export function readSheetTable(name: TableName, place: SheetPlace, problems: Problem[]): RawTable | null {
  const { file, sheet } = place;
  const report = (reason: string, more: Partial<Problem> = {}, severity: Problem['severity'] = 'error') =>
    problems.push({ ...fileProblem(file, null, reason, severity), sheet: sheet.name, ...more });
  for (const range of sheet.model.merges)
    report(`has merged cells (${range}). Unmerge them and write the value into each`, {
      cell: range.split(':')[0] ?? null,
    });
  const columns: Columns = TABLES[name];
  const read = headingsOf(sheet, name, report);
  if (read === null) return null;
  const { headings, top } = read;
  const [rows, lines]: [Record<string, unknown>[], number[]] = [[], []];
  const hidden: number[] = [];
  let examples = 0;
  sheet.eachRow((row, number) => {
    if (number <= top) return;
    const texts = headings.map(({ at }) => shownText(contentOf(row.getCell(at))));
    if (texts.every((text) => text === '')) return;
    if (isExampleRow(texts)) {
      examples += 1;
      return;
    }
    if (row.hidden) hidden.push(number);
    const struck = headings.find(({ at }, index) => texts[index] !== '' && row.getCell(at).font?.strike);
    if (struck) report(STRUCK, { line: number, cell: `${struck.letter}${number}` }, 'warning');
    rows.push(valuesOf(row, headings, columns, place));
    lines.push(number);
  });
  for (const { text, ...where } of swappedDays(sheet, headings, lines, columns))
    report(`${SWAPPED}, as it did not read ${text}. Check both, and write the texts as 2026-11-20`, where);
  if (examples > 0) problems.push({ ...examplesLeftOut(file, examples), sheet: sheet.name });
  const covered = headings.filter(({ at }) => sheet.getColumn(at).hidden).map(({ letter }) => letter);
  if (covered.length > 0)
    report(`has hidden columns (${covered.join(', ')}), loaded like the others`, {}, 'warning');
  if (hidden.length > 0)
    report(
      `has ${count(hidden.length, 'hidden row')} (${linesInWords(hidden)}), loaded like the others`,
      {},
      'warning',
    );
  const letters = Object.fromEntries(headings.map(({ name: field, letter }) => [field, letter]));
  return { file, sheet: sheet.name, letters, rows, lines, text_values: true };
}

function valuesOf(
  row: Row,
  headings: readonly Heading[],
  columns: Columns,
  { date1904 }: SheetPlace,
): Record<string, unknown> {
  const texts = Object.fromEntries(
    headings.map(({ name, at }) => [name, shownText(contentOf(row.getCell(at)))]),
  );
  return Object.fromEntries(
    headings.map(({ name, at }) => {
      const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
      if (!column) return [name, texts[name]];
      const cell = row.getCell(at);
      if (ANOTHER_EACH_TIME.test(cell.formula ?? ''))
        return [
          name,
          new UnreadValue(texts[name] ?? '', 'is another value at each calculation. Paste it as a value'),
        ];
      const rules = { format: cell.numFmt, currency: currencyOf(columns, column, texts), date1904 };
      return [name, readCell(column, contentOf(cell), rules)];
    }),
  );
}
