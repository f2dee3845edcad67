import { dateFault, readDate, readTimestamp } from '@tussock/core/directory/dates';
import { UnreadValue } from '@tussock/core/directory/raw-tables';
import { LONGEST_FIGURE } from './number-text';

const DAYS = 'sun mon tue wed thu fri sat'.split(' ');
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s+/i;
const TIME = /[,\s]+(\d{1,2}):(\d{2})(?::(\d{2}))?$/;
const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const YEAR_FIRST = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/;
const DAY_MONTH = new RegExp(String.raw`^(\d{1,2})[\s-]+${MONTH}[\s,-]+(\d{4})$`, 'i');
const MONTH_DAY = new RegExp(String.raw`^${MONTH}\s+(\d{1,2}),?\s+(\d{4})$`, 'i');
const SHORT_YEAR = new RegExp(
  String.raw`^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2}|\d{1,2}[\s-]+${MONTH}[\s-]+'?\d{2})$`,
  'i',
);

/**
 * A date or a time as people and spreadsheets write it, in ISO 8601; text that is no date comes back as it is. Numbers are
 * day/month/year, and only where they cannot be month/day/year: 20/11/2026 and 5/5/2026, not 3/4/2026.
 */
export function readDateText(written: string, kind: 'date' | 'timestamp'): string | UnreadValue {
  if (written.length > LONGEST_FIGURE) return written;
  const text = written
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const exists = (iso: string) => (kind === 'date' ? readDate(iso) : readTimestamp(iso)) !== null;
  if (exists(text)) return text;
  const refuse = (reason: string) => new UnreadValue(written, `${reason}. Write it as 2026-11-20`);
  const time = TIME.exec(text);
  const day = (time ? text.slice(0, time.index) : text).replace(WEEKDAY, '');
  if (SHORT_YEAR.test(day)) return refuse('has a year of two digits');
  if (/^\d{5}(?:[.,]\d+)?$/.test(day))
    return refuse('is a day number, and the file does not say from when it counts');
  const numbers = NUMBERS.exec(day);
  if (numbers && isAmbiguous(numbers)) return refuse('can be day/month or month/day');
  if (numbers && isMonthFirst(numbers)) return refuse('has the month before the day');
  const parts = partsOf(day, numbers);
  if (parts === null) return text;
  const iso = `${parts}${timeOf(time)}`;
  if (!exists(iso)) return new UnreadValue(written, dateFault(iso, kind));
  return isOnItsWeekday(text, parts) ? iso : refuse('is not on that day of the week: correct one of them');
}

const isOnItsWeekday = (text: string, day: string) => {
  const [weekday] = WEEKDAY.exec(text) ?? [];
  return !weekday || DAYS[new Date(day).getUTCDay()] === weekday.slice(0, 3).toLowerCase();
};

const isAmbiguous = ([, first, second]: RegExpExecArray) =>
  Number(second) <= 12 && Number(first) <= 12 && Number(first) !== Number(second);

const isMonthFirst = ([, first, second]: RegExpExecArray) => Number(second) > 12 && Number(first) <= 12;

/** "2026-11-20", which need not exist. */
function partsOf(text: string, numbers: RegExpExecArray | null): string | null {
  if (numbers) return iso(numbers[3], numbers[2], numbers[1]);
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return iso(yearFirst[1], yearFirst[2], yearFirst[3]);
  const dayMonth = DAY_MONTH.exec(text);
  if (dayMonth) return iso(dayMonth[3], monthOf(dayMonth[2]), dayMonth[1]);
  const monthDay = MONTH_DAY.exec(text);
  return monthDay ? iso(monthDay[3], monthOf(monthDay[1]), monthDay[2]) : null;
}

const monthOf = (name = '') => String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);

const iso = (year = '', month = '', day = '') =>
  [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');

function timeOf(time: RegExpExecArray | null): string {
  if (!time) return '';
  const [, hours = '', minutes = '', seconds = '00'] = time;
  return `T${hours.padStart(2, '0')}:${minutes}:${seconds}`;
}
