import type { Workbook } from 'exceljs';
import { UnreadableFile } from '../text';

/** What a sheet of Excel has. */
const ROWS = 1_048_576;
const COLUMNS = 16_384;
/** A merged cell is an error in every table: this is enough to say which. */
const MOST_MERGED = 100_000;
/** No value is read by a name. Excel gives one to the cells of a filter, which may be a whole table. */
const MOST_NAMED = 500_000;

/** What ExcelJS has read of a workbook, before it makes cells of it. */
interface ReadWorkbook {
  worksheets: {
    cols: { max: number; width?: number; hidden?: boolean }[] | null;
    rows: { number: number; height?: number; hidden?: boolean }[];
    mergeCells: string[] | null;
  }[];
  definedNames: { name: string; ranges: string[] }[];
}

/**
 * Has a workbook refuse what ExcelJS would make into more cells, rows or columns than fit into memory, though a few bytes state it: a merged
 * range and a name become an object for each of their cells. Names beyond the limit are left out. What has no height or width is hidden.
 */
export function keepWithinSheets(workbook: Workbook): void {
  const model = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(workbook), 'model');
  Object.defineProperty(workbook, 'model', {
    get: () => model?.get?.call(workbook),
    set: (read: ReadWorkbook) => {
      read.worksheets.forEach(refuseLargeSheet);
      read.worksheets.forEach(hideFlat);
      model?.set?.call(workbook, { ...read, definedNames: namesWithin(read.definedNames) });
    },
  });
}

function refuseLargeSheet({ cols, rows, mergeCells }: ReadWorkbook['worksheets'][number]): void {
  if (rows.some(({ number }) => number > ROWS) || cols?.some(({ max }) => max > COLUMNS))
    throw new UnreadableFile('has rows or columns behind the last one of a sheet. Delete them');
  if (sum((mergeCells ?? []).map(cellsOf)) > MOST_MERGED)
    throw new UnreadableFile('has too many merged cells to be read. Unmerge them');
}

/** Dragging a border until nothing is left hides a row or a column too. ExcelJS forgets a height of 0. */
function hideFlat({ cols, rows }: ReadWorkbook['worksheets'][number]): void {
  for (const row of rows) if (row.height === 0) row.hidden = true;
  for (const column of cols ?? []) if (column.width === 0) column.hidden = true;
}

function namesWithin(names: ReadWorkbook['definedNames']): ReadWorkbook['definedNames'] {
  let cells = 0;
  return names.filter(({ ranges }) => {
    const more = sum(ranges.map(cellsOf));
    if (cells + more > MOST_NAMED) return false;
    cells += more;
    return true;
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** As ExcelJS reads a range, which takes letters and digits from among whatever else there is. A whole column or row is one object. */
function cellsOf(range: string): number {
  const [first = '', last] = range.slice(range.lastIndexOf('!') + 1).split(':');
  if (last === undefined) return 1;
  const [columns, rows] = [columnAt, rowAt].map((at) => Math.abs(at(last) - at(first)) + 1);
  return (columns ?? 1) * (rows ?? 1) || 1;
}

const rowAt = (cell: string) => Number(cell.replace(/\D/g, '') || Number.NaN);

/** "A1" is 1, "$XFD$1" 16,384. */
const columnAt = (cell: string) =>
  [...cell.replace(/[^A-Z]/g, '')].reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0);
