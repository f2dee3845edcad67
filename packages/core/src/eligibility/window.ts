/** The first day of a period of whole years that ends on a date: 2 years to 2026-11-20 begin on 2024-11-20. 29 February becomes 28. */
export const windowStart = (on: string, years: number): string => shifted(on, -years);

/** The last day of a period of whole years that begins on a date: 2 years from 2024-11-20 end on 2026-11-20. 29 February becomes 28. */
export const windowEnd = (from: string, years: number): string => shifted(from, years);

/** The same day in another year, always as four digits, so that dates compare as text. */
function shifted(date: string, years: number): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const isLeapDay = month === '02' && day === '29';
  return `${String(Number(year) + years).padStart(4, '0')}-${month}-${isLeapDay ? '28' : day}`;
}
