import type { Column } from '@tussock/core/column/column';
import { UnreadValue } from '@tussock/core/directory/raw-tables';
import { readDateText } from './date-text';
import { NOTHING, readNumberText, type Separators } from './number-text';

/** Of Excel, Google Sheets and LibreOffice, which writes "Err:508" into CSV. */
const SPREADSHEET_ERROR =
  /^(?:#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|ERROR!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|EXTERNAL!|PYTHON!|TIMEOUT!|GETTING_DATA)|Err:\d{3})$/i;
const TOO_NARROW = /^#{3,}$/;
const ROUNDED = /^\d(?:[.,]\d+)?E\+\d{2,}$/;
/** What a spreadsheet makes of "3-5" and "May 2026": "3-May", "May-26". */
const MADE_A_DATE =
  /^(?:\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{2})$/i;
const NO_JSON = 'must be written as [{"title": "…", "address": "https://…"}], with straight quotation marks';
/** Kinds whose columns state nothing by an empty cell only. Texts may say "None" or "-"; numbers have a message of their own. */
const EMPTY_OR_A_VALUE: ReadonlySet<string> = new Set([
  ...['uuid', 'one-of', 'boolean', 'currency', 'date', 'timestamp'],
  ...['address', 'image', 'identifier', 'windows'],
]);
/** Texts that a spreadsheet would take for numbers or dates. */
const SHORT_TEXTS: ReadonlySet<string> = new Set(['uuid', 'key', 'slug', 'text', 'copy', 'identifier']);

const NOT_A_VALUE = 'is not a value. Leave the cell empty where nothing is stated';

export const ERROR_CELL = 'is an error of the spreadsheet. Correct the formula or write the value';

/**
 * A text cell as the data reader understands it. `currency` is what the row states for a column of amounts. Text in other
 * forms than those that are certain comes back as an `UnreadValue`.
 */
export function readCellText(
  column: Column,
  written: string,
  { separators, currency }: { separators: Separators; currency: string | null },
): string | UnreadValue {
  const text = written.trim();
  if (text === '') return '';
  if (SPREADSHEET_ERROR.test(text)) return new UnreadValue(text, ERROR_CELL);
  if (TOO_NARROW.test(text))
    return new UnreadValue(
      text,
      'was saved while its column was too narrow. Widen the column and save again',
    );
  if (NOTHING.test(text) && EMPTY_OR_A_VALUE.has(column.kind) && !column.required && !isChoice(column, text))
    return new UnreadValue(text, NOT_A_VALUE);
  switch (column.kind) {
    case 'amount':
    case 'percent':
    case 'number':
    case 'integer':
      return readNumberText(text, {
        separators,
        isPercent: column.kind === 'percent',
        currency: column.kind === 'amount' ? (currency ?? 'NZD') : null,
      });
    case 'date':
    case 'timestamp':
      return readDateText(text, column.kind);
    case 'names':
    case 'windows':
      return readListText(column.kind, text);
    case 'documents':
      return isJson(text) ? text : new UnreadValue(text, NO_JSON);
  }
  const problem = SHORT_TEXTS.has(column.kind) ? changedBySpreadsheet(text) : null;
  return problem === null ? written : new UnreadValue(text, problem);
}

/** Why a short text is probably not what was typed; null where it may be. */
function changedBySpreadsheet(text: string): string | null {
  if (ROUNDED.test(text))
    return 'is a long number that the spreadsheet rounded. Format the column as Text and write it again';
  if (MADE_A_DATE.test(text))
    return 'is a date that the spreadsheet may have made of other text. Format the column as Text and write it again';
  return null;
}

/** "None" is a kind of distribution. */
const isChoice = ({ values = {} }: Column, text: string) => Object.hasOwn(values, text.toLowerCase());

/** Words with a bar between them, dates among them in the forms that date columns take. A list may be written as JSON too. */
function readListText(kind: 'names' | 'windows', text: string): string | UnreadValue {
  if (text.startsWith('[')) return text;
  if (/[,;\n]/.test(text))
    return new UnreadValue(text, `must have | between its ${kind === 'names' ? 'names' : 'dates or months'}`);
  if (kind === 'names') return text;
  const read = text.split('|').map((word) => readDateText(word.trim(), 'date'));
  return read.find((word) => word instanceof UnreadValue) ?? read.join('|');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
