import { whenUsed } from './when-used';

const HOUR = 3_600_000;
/** New Zealand is 12 hours ahead of UTC, or 13 in summer, and was neither before 1946. */
const SINCE = Date.UTC(1970, 0, 1);

/** 09/22/2026. No English begins with the year in every browser: in Chrome 111 and 112 that of Canada does not. */
const byTimeZone = whenUsed(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'Pacific/Auckland',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/**
 * The calendar date in New Zealand at a point in time, 2026-11-20. Throws `RangeError` for no point in time. Where summer time decides,
 * which is one hour of the day, `Intl` says; else it is left out, since its first formatter takes a phone 10 ms.
 */
export function nzDate(at: Date): string {
  const time = at.getTime();
  const winter = dateOf(time + 12 * HOUR);
  if (time >= SINCE && winter === dateOf(time + 13 * HOUR)) return winter;
  const [month, day, year] = byTimeZone().format(at).split('/');
  return `${year}-${month}-${day}`;
}

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
