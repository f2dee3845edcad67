import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_YEAR, isDay, LAST_YEAR } from './day';

describe('a day', () => {
  it('is one that the calendar has', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: FIRST_YEAR, max: LAST_YEAR }),
        fc.nat(14),
        fc.nat(33),
        (year, month, day) => {
          const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
          const date = new Date(`${text}T00:00:00Z`);
          const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
          expect(isDay(text)).toBe(exists);
        },
      ),
    );
  });

  it.each([
    '2026-02-29',
    // What the clock of JavaScript reads as a date.
    '2026-01',
    '+012026-01-01',
    '2026-02-30',
    '2026-1-1',
    '20260101',
    '20-11-2026',
    ' 2026-01-01',
    '2026-01-01 ',
    '2026-01-01T00:00',
    '2026-11-20T00:00:00Z',
    'x2026-01-01',
    '12026-01-01',
    '1799-12-31',
    '2201-01-01',
    '0026-01-01',
    'yesterday',
    '',
    20_261_120,
    ['2026-11-20'],
    null,
    undefined,
  ])('is not %j', (value) => {
    expect(isDay(value)).toBe(false);
  });
});
