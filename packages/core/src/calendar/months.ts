const DAY_MS = 86_400_000;

/** The same day of the month so many months later; the last day of the month where it has no such day. */
export function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const firstOfMonth = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDay = new Date(Date.UTC(firstOfMonth.getUTCFullYear(), firstOfMonth.getUTCMonth() + 1, 0));
  firstOfMonth.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return firstOfMonth.toISOString().slice(0, 10);
}

/** The days from one calendar date to another; negative where the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
