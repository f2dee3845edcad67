import { MONTH_NAMES } from '../calendar/month-names';
import { nzDate } from './nz-date';

/**
 * "20 November 2026" of a date, or of a point in time as New Zealand dates it. Throws `RangeError` for what is neither. A date is written
 * without `Intl`, whose first formatter takes a phone longer than most pages take to hydrate.
 */
export function formatDate(value: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : nzDate(new Date(value));
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) throw new RangeError(`${value} is no date`);
  return `${date.getUTCDate()} ${MONTH_NAMES[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
