import type { Column } from '@tussock/core/column/column';
import { UnreadValue } from '@tussock/core/directory/raw-tables';
import { ERROR_CELL, readCellText } from '../values/cell-text';
import { currencyProblem } from '../values/currency-text';
import { type CellContent, shownText } from './cell-content';
import { type DateRules, readDateCell, readDaySerial } from './date-cell';
import { readNumberFormat, type Shown } from './number-format';

export interface CellRules extends DateRules {
  /** Of the row, for a column of amounts. */
  currency: string;
}

const NUMBERS: ReadonlySet<string> = new Set(['amount', 'percent', 'number', 'integer']);
const DATES: ReadonlySet<string> = new Set(['date', 'timestamp']);
/** The most that a cell holds. A text that fills it was probably cut. */
const LONGEST_CELL = 32_767;
/** Digits of a number that a spreadsheet keeps. */
const DIGITS = 15;

/** The value of a cell for the data reader, by the kind of its column; what is not certain is an `UnreadValue`. */
export function readCell(column: Column, content: CellContent, rules: CellRules): unknown {
  const refuse = (reason: string) => new UnreadValue(shownText(content), reason);
  switch (content.kind) {
    case 'empty':
      return null;
    case 'error':
      return refuse(ERROR_CELL);
    case 'struck':
      return refuse('has a part that is struck through. Delete that part');
    case 'no-result':
      return new UnreadValue(
        'a formula',
        'is a formula whose result is empty or was not saved. Write the value, or empty the cell',
      );
    case 'boolean':
      if (column.kind === 'boolean') return content.boolean;
      return refuse('is TRUE or FALSE. Format the column as Text and write the value');
    case 'number':
      return readNumberCell(column, content.number, rules, refuse);
    case 'date':
      return readDateCell(column, content.date, rules, refuse);
    case 'text':
      return readTextCell(column, content, rules, refuse);
  }
}

type Refuse = (reason: string) => UnreadValue;

function readTextCell(
  column: Column,
  { text, link }: { text: string; link: string | null },
  { currency }: CellRules,
  refuse: Refuse,
): unknown {
  if (text.length >= LONGEST_CELL)
    return refuse('fills the cell: a cell holds 32,767 characters. Put this table into a JSON file');
  if (link !== null && (column.kind === 'address' || column.kind === 'image') && !isSame(text, link))
    return refuse('shows another text than the address it links to. Write the address as the text');
  return readCellText(column, text, { separators: 'unknown', currency });
}

const isSame = (text: string, link: string) => {
  const plain = (address: string) => address.trim().replace(/\/$/, '').toLowerCase();
  return plain(text) === plain(link);
};

function readNumberCell(column: Column, number: number, rules: CellRules, refuse: Refuse): unknown {
  if (column.kind === 'boolean') return number === 1 ? true : number === 0 ? false : number;
  if (DATES.has(column.kind)) return readDaySerial(column, number, rules.date1904, refuse);
  if (!NUMBERS.has(column.kind)) return readDigits(number, rules.format, refuse);
  const shown = readNumberFormat(rules.format, number);
  const problem = formatProblem(shown, column.kind, rules.currency);
  if (problem !== null) return refuse(problem);
  return shown.percent ? hundredfold(asShown(number)) : asShown(number);
}

/** Why a number is not read as its format shows it; null where it is. */
function formatProblem(shown: Shown, kind: Column['kind'], currency: string): string | null {
  if (shown.hidden) return 'is hidden by its format. Empty the cell, or format it as Number';
  if (shown.altered)
    return 'is shown by a format that adds words, a fraction or thousands. Format the cell as Number';
  const wrong =
    shown.currency === null ? null : currencyProblem(shown.currency, kind === 'amount' ? currency : null);
  if (wrong !== null) return wrong;
  return shown.percentSign && kind !== 'percent' ? 'is a percentage in a column of other values' : null;
}

/** Without the noise of a calculation beyond the digits that a spreadsheet shows: 0.1 + 0.2 is 0.3. */
const asShown = (number: number) => Number(number.toPrecision(DIGITS));

/** 0.07 gives 7, where a multiplication gives 7.000000000000001. */
const hundredfold = (number: number) => {
  const [digits = '', exponent = '0'] = String(number).split('e');
  return Number(`${digits}e${Number(exponent) + 2}`);
};

/** A number in a column of texts, as its cell shows it: company number 123456 may be formatted to show 0123456. */
function readDigits(number: number, format = 'General', refuse: Refuse): unknown {
  const isPlain = /^(?:general|@|0)$/i.test(format.trim());
  if (Number.isSafeInteger(number) && number >= 0 && number < 10 ** DIGITS) {
    if (isPlain) return String(number);
    if (/^0+$/.test(format)) return String(number).padStart(format.length, '0');
  }
  return refuse('is a number in a column of texts. Format the column as Text and write it again');
}
