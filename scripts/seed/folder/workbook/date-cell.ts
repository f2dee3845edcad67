import type { Column } from '@tussock/core/column/column';
import type { UnreadValue } from '@tussock/core/directory/raw-tables';

const DAY = 86_400_000;
/** Day numbers of 1970-01-01. */
const UNIX_DAY = 25_569;
const DAYS_TO_1904 = 1_462;
/** From October 1954 to the end of 2199: other numbers in a column of dates are something else, such as a year. */
const [FIRST_SERIAL, LAST_SERIAL] = [20_000, 109_574];

type Refuse = (reason: string) => UnreadValue;

const HOLDS_DATES: ReadonlySet<string> = new Set(['date', 'timestamp', 'windows']);

export interface DateRules {
  format: string | undefined;
  /** The workbook counts days from 1904. */
  date1904: boolean;
}

/** A cell that is formatted as a date. Times are UTC, as times without an offset are in every file. */
export function readDateCell(
  column: Column,
  date: Date,
  { format, date1904 }: DateRules,
  refuse: Refuse,
): unknown {
  if (!HOLDS_DATES.has(column.kind)) {
    return refuse(
      'is a date: the spreadsheet may have made it of other text or of a number. Format the column as Text, or as Number, and write it again',
    );
  }
  const serial = date.getTime() / DAY + UNIX_DAY - (date1904 ? DAYS_TO_1904 : 0);
  if (!(serial >= 61))
    return refuse('is before March 1900, where spreadsheets miscount. Write it as text: 1899-12-31');
  if (serial >= 1_800 && serial <= 2_200)
    return refuse('is a day of 1904 to 1906: perhaps only a year was typed. Write the whole date as text');
  if (format !== undefined && !showsDay(format))
    return refuse(
      'is shown without its day or its year, which the spreadsheet may have made up. Format the cell as a whole date, such as 2026-11-20, and check it',
    );
  return textOf(column, date);
}

/** Of "Mar 2026" a spreadsheet makes 1 March 2026, and shows it as "Mar-26"; of "3 Mar" a day of this year. */
function showsDay(format: string): boolean {
  const letters = format.replace(/\[[^\]]*\]|"[^"]*"|\\./g, '');
  return /d/i.test(letters) && /m/i.test(letters) && /[ye]/i.test(letters);
}

/** A number in a column of dates that is not formatted as one. */
export function readDaySerial(column: Column, serial: number, date1904: boolean, refuse: Refuse): unknown {
  if (serial < FIRST_SERIAL || serial >= LAST_SERIAL + 1)
    return refuse('is a number, not a date. Write it as 2026-11-20');
  const days = serial - UNIX_DAY + (date1904 ? DAYS_TO_1904 : 0);
  return textOf(column, new Date(Math.round(days * DAY)));
}

const textOf = ({ kind }: Column, date: Date): string =>
  kind === 'timestamp' ? date.toISOString() : date.toISOString().slice(0, 10);
