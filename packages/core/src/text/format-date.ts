// Made when a date is shown: a function that shows none starts without them.
let newZealandDay: Intl.DateTimeFormat | undefined;
let calendarDay: Intl.DateTimeFormat | undefined;

/** "20 November 2026" of a date, or of a point in time as New Zealand dates it. */
export function formatDate(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    calendarDay ??= formatter('UTC');
    return calendarDay.format(new Date(`${value}T00:00:00Z`));
  }
  newZealandDay ??= formatter('Pacific/Auckland');
  return newZealandDay.format(new Date(value));
}

function formatter(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-NZ', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
}
