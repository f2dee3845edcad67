const MS_PER_DAY = 86_400_000;

/** Made when it is first used: the first formatter of a process loads the rules of dates, and most reads name no day. */
let format: Intl.DateTimeFormat | undefined;

/** The New Zealand date of a time, 2026-11-20. */
export function nzDate(time: Date): string {
  format ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland', dateStyle: 'short' });
  return format.format(time);
}

export const addDays = (time: Date, days: number) => new Date(time.getTime() + days * MS_PER_DAY);

/** Whole seconds since 1970, as a TTL attribute and the expiry of a token want them. */
export const epochSeconds = (time: Date) => Math.floor(time.getTime() / 1000);
