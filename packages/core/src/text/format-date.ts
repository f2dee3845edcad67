import { whenUsed } from './when-used';

const newZealandDay = whenUsed(() => formatter('Pacific/Auckland'));
const calendarDay = whenUsed(() => formatter('UTC'));

/** "20 November 2026" of a date, or of a point in time as New Zealand dates it. */
export function formatDate(value: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? calendarDay().format(new Date(`${value}T00:00:00Z`))
    : newZealandDay().format(new Date(value));
}

function formatter(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-NZ', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
}
