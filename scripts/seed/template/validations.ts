import type { Column } from '@tussock/core/column/column';
import type { DataValidation, Worksheet } from 'exceljs';

/** Rows below the headings that have drop-downs. */
const LEAST_ROWS = 2_000;
/** Characters of a list that a drop-down holds by itself. */
const LONGEST_LIST = 255;

/** Ranges of cells with the same rule; the library has them and leaves them out of its types. */
interface Validated {
  dataValidations: { add(range: string, validation: DataValidation): void };
}

/** Drop-downs and bounds for the cells of a column, below its heading. */
export function addValidation(sheet: Worksheet, letter: string, column: Column, lists: Worksheet): void {
  const validation = validationOf(column, lists);
  if (validation === null) return;
  const last = Math.max(LEAST_ROWS, 2 * sheet.rowCount);
  (sheet as unknown as Validated).dataValidations.add(`${letter}2:${letter}${last}`, {
    allowBlank: true,
    showErrorMessage: true,
    ...validation,
  });
}

function validationOf(column: Column, lists: Worksheet): DataValidation | null {
  const { kind, values, min, max } = column;
  if (kind === 'boolean') return oneOf(['TRUE', 'FALSE'], lists);
  if (values) return oneOf(Object.keys(values), lists);
  if (kind === 'amount' || kind === 'percent' || kind === 'number' || kind === 'integer') {
    if (min === undefined || max === undefined) return null;
    return {
      type: kind === 'integer' ? 'whole' : 'decimal',
      operator: 'between',
      formulae: [min, max],
      errorTitle: 'This number is out of range',
      error: `Enter a number from ${min} to ${max}, or leave the cell empty.`,
    };
  }
  return null;
}

function oneOf(words: readonly string[], lists: Worksheet): DataValidation {
  const inline = `"${words.join(',')}"`;
  const short = inline.length <= LONGEST_LIST && !words.some((word) => /[",]/.test(word));
  return {
    type: 'list',
    formulae: [short ? inline : listOf(words, lists)],
    errorTitle: 'This value is not in the list',
    error: 'Choose a value from the list, or leave the cell empty.',
  };
}

/** Where a long list is: a column of the hidden sheet of lists. */
function listOf(words: readonly string[], lists: Worksheet): string {
  const column = lists.getColumn(lists.columnCount + 1);
  column.values = [...words];
  return `${lists.name}!$${column.letter}$1:$${column.letter}$${words.length}`;
}
