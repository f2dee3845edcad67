import type { Column } from '@tussock/core/column/column';
import { UnreadValue } from '@tussock/core/directory/raw-tables';
import { readDateText } from './date-text';
import { readNumberText, type Separators } from './number-text';

const SPREADSHEET_ERROR = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|ERROR!)$/i;
const TOO_NARROW = /^#{3,}$/;
const ROUNDED = /^\d(?:[.,]\d+)?E\+\d{2,}$/;
/** What a spreadsheet makes of "3-5" and "May 2026": "3-May", "May-26". */
const MADE_A_DATE =
  /^(?:\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{2})$/i;
const NO_JSON = 'must be written as [{"title": "…", "address": "https://…"}], with straight quotation marks';
/** Texts that a spreadsheet would take for numbers or dates. */
const SHORT_TEXTS: ReadonlySet<string> = new Set(['uuid', 'key', 'slug', 'text', 'copy', 'identifier']);

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
    case 'documents':
      return isJson(text) ? text : new UnreadValue(text, NO_JSON);
  }
  if (SHORT_TEXTS.has(column.kind)) {
    if (ROUNDED.test(text))
      return new UnreadValue(
        text,
        'is a long number that the spreadsheet rounded. Format the column as Text and write it again',
      );
    if (MADE_A_DATE.test(text))
      return new UnreadValue(
        text,
        'is a date that the spreadsheet may have made of other text. Format the column as Text and write it again',
      );
  }
  return written;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
