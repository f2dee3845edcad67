const longDate = new Intl.DateTimeFormat('en-NZ', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The first day of a period of whole years that ends on a date: 2 years to 2026-11-20 begin on 2024-11-20. 29 February becomes 28. */
export function windowStart(on: string, years: number): string {
  const [year = '', month = '', day = ''] = on.split('-');
  const leapDay = month === '02' && day === '29';
  return `${Number(year) - years}-${month}-${leapDay ? '28' : day}`;
}

/** "20 November 2024" */
export function dateText(date: string): string {
  return longDate.format(new Date(`${date}T00:00:00Z`));
}

/** Whether it is a calendar date that exists. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}
