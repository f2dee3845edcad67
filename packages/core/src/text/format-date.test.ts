import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate } from './format-date';

const inEnglish = (timeZone: string) =>
  new Intl.DateTimeFormat('en-NZ', { day: 'numeric', month: 'long', year: 'numeric', timeZone });

describe('a date in words', () => {
  it('is what the platform writes in New Zealand English, for every date', () => {
    const written = inEnglish('UTC');
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('1800-01-01'),
          max: new Date('2199-12-31T23:59:59Z'),
          noInvalidDate: true,
        }),
        (day) => {
          expect(formatDate(day.toISOString().slice(0, 10))).toBe(written.format(day));
        },
      ),
    );
  });

  it.each([
    ['2026-11-20', '20 November 2026'],
    ['2026-01-01', '1 January 2026'],
    ['2026-11-20T11:30:00Z', '21 November 2026'],
    ['2026-11-20T10:30:00Z', '20 November 2026'],
  ])('of %s is %s', (value, text) => {
    expect(formatDate(value)).toBe(text);
  });

  it.each(['2026-13-01', 'soon', ''])('is refused for %j', (value) => {
    expect(() => formatDate(value)).toThrow(RangeError);
  });
});
