import { FIRST_YEAR, isDay, LAST_YEAR } from '../calendar/day';

const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)? ?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/** The calendar date of an ISO 8601 date or timestamp, as it is written; null for anything else. */
export const readDate = (text: string): string | null =>
  readTimestamp(text) === null ? null : text.slice(0, 10);

/**
 * An ISO 8601 date or timestamp in UTC to the millisecond: "2026-11-20T01:02:03.456Z". A space for the T is fine; without
 * an offset it is UTC, without a time it is midnight. Null for anything else, and for days and times that do not exist.
 */
export function readTimestamp(text: string): string | null {
  const [, day, hour = 0, minute = 0, second = 0, fraction = '', zone] = MOMENT.exec(text) ?? [];
  const [hours, minutes, seconds] = [Number(hour), Number(minute), Number(second)];
  const offset = offsetMinutes(zone);
  if (!isDay(day) || hours > 23 || minutes > 59 || seconds > 59 || offset === null) return null;
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  const time = Date.parse(`${day}T00:00:00.000Z`);
  const moment = time + ((hours * 60 + minutes - offset) * 60 + seconds) * 1_000 + milliseconds;
  return new Date(moment).toISOString();
}

const FORMS = {
  date: 'must be written as year-month-day, such as 2026-11-20',
  timestamp: 'must be written as a date and a time, such as 2026-11-20T09:30:00Z',
};

/** What is wrong with a text that `readDate` or `readTimestamp` does not read. */
export function dateFault(text: string, kind: keyof typeof FORMS): string {
  const day = MOMENT.exec(text)?.[1];
  if (day === undefined) return FORMS[kind];
  const year = Number(day.slice(0, 4));
  if (year < FIRST_YEAR || year > LAST_YEAR)
    return `must be a day of the years ${FIRST_YEAR} to ${LAST_YEAR}`;
  return isDay(day) ? 'has a time of day or a time zone that does not exist' : 'is no day of the calendar';
}

function offsetMinutes(text: string | undefined): number | null {
  if (text === undefined || /z/i.test(text)) return 0;
  const [hours, minutes] = [Number(text.slice(1, 3)), Number(text.slice(3).replace(':', '') || 0)];
  if (hours > 14 || minutes > 59) return null;
  const offset = hours * 60 + minutes;
  return text.startsWith('-') ? -offset : offset;
}
