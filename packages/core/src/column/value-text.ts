import { exactMoney, formatMoney, isStated } from '../money/money';
import { formatDate } from '../text/format-date';
import { statedCount, statedNumber, statedPercent } from '../text/format-number';
import { withRangeDashes } from '../text/range-dashes';
import type { Column } from './column';

export const NOT_STATED = 'Not stated';
export const NOT_APPLICABLE = 'Does not apply';
/** Of a link of a record to another, where there is no other. */
export const NONE = 'None';

type Row = Readonly<Record<string, unknown>>;

/** A value in words, as every page, file and change text gives it; null where it is not stated. */
export function valueText(column: Column, value: unknown, row: Row): string | null {
  const { kind, values = {}, words = {} } = column;
  if (value === null || value === undefined || value === '') return null;
  switch (kind) {
    case 'amount':
      return isStated(value as number) ? exactMoney(value as number, currencyOf(column, row)) : null;
    case 'percent':
    case 'number':
    case 'integer':
      return value === 0 && words[0] ? words[0] : numberText(column, value as number);
    case 'boolean':
      return value ? (words.true ?? 'Yes') : (words.false ?? 'No');
    case 'one-of':
      return Object.hasOwn(values, value as string) ? (values[value as string] ?? null) : String(value);
    case 'date':
    case 'timestamp':
      return formatDate(value as string);
    case 'windows':
      return windowsText(value as string | readonly string[]);
    case 'documents':
    case 'names':
      return null;
    case 'copy':
      return withRangeDashes(String(value));
    default:
      return String(value);
  }
}

function numberText({ kind, unit }: Column, value: number): string {
  if (kind === 'percent') return unit ? `${statedPercent(value)} ${unit}` : statedPercent(value);
  return unit ? statedCount(value, unit) : statedNumber(value);
}

/** The same where there is little room: amounts are rounded. */
export function shortText(column: Column, value: unknown, row: Row): string | null {
  const isAmount = column.kind === 'amount' && isStated(value as number | null);
  return isAmount ? formatMoney(value as number, currencyOf(column, row)) : valueText(column, value, row);
}

function currencyOf({ currency }: Column, row: Row): string {
  const stated = currency === undefined ? undefined : row[currency];
  return typeof stated === 'string' ? stated : 'NZD';
}

/** "March, September", "31 March 2027", "Every month". A change holds the list as one text, with a bar between. */
function windowsText(value: string | readonly string[]): string | null {
  const windows = typeof value === 'string' ? value.split('|') : value;
  const isDate = (window: string) => /^\d/.test(window);
  if (new Set(windows).size === 12 && !windows.some(isDate)) return 'Every month';
  return windows.map((each) => (isDate(each) ? formatDate(each) : each)).join(', ') || null;
}
