import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLeft, daysLeftText } from './closing';

describe('the days that an offer is still open', () => {
  it.each([
    ['2026-11-22', '2026-12-04', 12, '12 days left'],
    ['2026-12-03', '2026-12-04', 1, '1 day left'],
    ['2026-12-04', '2026-12-04', 0, 'Closes today'],
    ['2026-12-05', '2026-12-04', -1, 'The stated closing date has passed'],
    // Over the start of daylight saving, and over a leap day.
    ['2026-09-26', '2026-09-28', 2, '2 days left'],
    ['2028-02-28', '2028-03-01', 2, '2 days left'],
    ['2026-11-22', '2030-01-01', 1136, '1,136 days left'],
  ])('on %s of an offer that closes on %s are %d: %s', (today, closes_on, days, text) => {
    expect(daysLeft({ closes_on }, today)).toBe(days);
    expect(daysLeftText(days)).toBe(text);
  });

  it('are not known without a closing date', () => {
    expect(daysLeft({ closes_on: null }, '2026-11-22')).toBeNull();
  });

  it('are one fewer each day', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    const iso = (at: Date) => at.toISOString().slice(0, 10);
    fc.assert(
      fc.property(day, day, (today, closes) => {
        const tomorrow = new Date(today.getTime() + 86_400_000);
        const closes_on = iso(closes);
        expect(daysLeft({ closes_on }, iso(tomorrow))).toBe(Number(daysLeft({ closes_on }, iso(today))) - 1);
      }),
    );
  });
});
