const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A year outside of them is a slip: "0026", "20226". */
export const [FIRST_YEAR, LAST_YEAR] = [1800, 2200];

/** Whether it is the text of a day that exists, between the years 1800 and 2200. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const [, year, month, day] = (DAY.exec(value) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return (
    year >= FIRST_YEAR && year <= LAST_YEAR && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  );
}
