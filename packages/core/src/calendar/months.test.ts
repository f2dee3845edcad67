import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay } from './day';
import { daysBetween, monthsAfter } from './months';

describe('monthsAfter', () => {
  it.each([
    ['2026-01-31', 6, '2026-07-31'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-03-31', 1, '2026-04-30'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 24, '2026-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2099-11-30', 3, '2100-02-28'],
    ['2026-05-10', 0, '2026-05-10'],
  ])('%s and %d months is %s', (date, months, expected) => {
    expect(monthsAfter(date, months)).toBe(expected);
  });

  const date = fc
    .date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2150-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((each) => each.toISOString().slice(0, 10));
  const months = fc.nat(240);
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const nextDay = (day: string) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

  it('is a day that exists, exactly so many months on', () => {
    fc.assert(
      fc.property(date, months, (from, count) => {
        const to = monthsAfter(from, count);
        expect(isDay(to)).toBe(true);
        expect(monthOf(to) - monthOf(from)).toBe(count);
      }),
    );
  });

  it('keeps the day of the month, or is the last day of a month that has no such day', () => {
    fc.assert(
      fc.property(date, months, (from, count) => {
        const to = monthsAfter(from, count);
        if (to.slice(8) === from.slice(8)) return;
        expect(Number(to.slice(8))).toBeLessThan(Number(from.slice(8)));
        expect(nextDay(to).slice(8)).toBe('01');
      }),
    );
  });

  it('never puts a later day before an earlier one', () => {
    fc.assert(
      fc.property(date, fc.nat(60), months, (from, later, count) => {
        const second = new Date(Date.parse(`${from}T00:00:00Z`) + later * 86_400_000)
          .toISOString()
          .slice(0, 10);
        expect(daysBetween(monthsAfter(from, count), monthsAfter(second, count))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('daysBetween', () => {
  it.each([
    ['2026-02-28', '2026-03-01', 1],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-09-26', '2026-09-28', 2],
    ['2026-04-05', '2026-04-04', -1],
    ['2026-01-01', '2027-01-01', 365],
  ])('from %s to %s is %d', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });
});
