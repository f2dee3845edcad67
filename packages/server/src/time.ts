import { whenUsed } from '@tussock/core/text/when-used';

const MS_PER_DAY = 86_400_000;
// The first formatter of a process loads the rules of dates: most reads name no day.
const NZ_DATE = whenUsed(
  () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland', dateStyle: 'short' }),
);

/** The New Zealand date of a time, 2026-11-20. */
export const nzDate = (time: Date) => NZ_DATE().format(time);

export const addDays = (time: Date, days: number) => new Date(time.getTime() + days * MS_PER_DAY);

/** Whole seconds since 1970, as a TTL attribute and the expiry of a token want them. */
export const epochSeconds = (time: Date) => Math.floor(time.getTime() / 1000);
