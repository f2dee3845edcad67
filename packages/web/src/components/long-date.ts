const days = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'long', timeZone: 'UTC' });
const moments = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'long', timeZone: 'Pacific/Auckland' });

/** "20 November 2026" for a calendar date, or for the New Zealand day of a point in time. */
export function longDate(iso: string): string {
  return iso.length === 10 ? days.format(new Date(iso)) : moments.format(new Date(iso));
}
