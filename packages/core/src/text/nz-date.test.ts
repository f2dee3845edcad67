import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { nzDate } from './nz-date';

const byTimeZone = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' });
const times = fc.date({
  min: new Date('1900-01-01'),
  max: new Date('2199-12-31T23:59:59Z'),
  noInvalidDate: true,
});

describe('the date in New Zealand', () => {
  it('is the one of the time zone, for every time', () => {
    fc.assert(
      fc.property(times, (at) => {
        expect(nzDate(at)).toBe(byTimeZone.format(at));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['2026-11-20T10:59:59Z', '2026-11-20'],
    ['2026-11-20T11:00:00Z', '2026-11-21'],
    ['2026-07-20T11:59:59Z', '2026-07-20'],
    ['2026-07-20T12:00:00Z', '2026-07-21'],
    // Summer time ended at 3 am on 5 April 2026, and began at 2 am on 27 September.
    ['2026-04-04T11:30:00Z', '2026-04-05'],
    ['2026-04-05T11:30:00Z', '2026-04-05'],
    ['2026-09-26T11:30:00Z', '2026-09-26'],
    ['2026-09-27T11:30:00Z', '2026-09-28'],
  ])('at %s is %s', (at, date) => {
    expect(nzDate(new Date(at))).toBe(date);
  });

  it('begins with the year where the English of Canada begins with the month, as in Chrome 112', async () => {
    class MonthFirst extends Intl.DateTimeFormat {
      constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
        super(locale === 'en-CA' ? 'en-US' : locale, options);
      }
    }
    vi.stubGlobal('Intl', { DateTimeFormat: MonthFirst });
    vi.resetModules();
    const other = await import('./nz-date');
    expect(other.nzDate(new Date('2026-11-29T11:30:00Z'))).toBe('2026-11-30');
    expect(other.nzDate(new Date('2026-07-04T11:30:00Z'))).toBe('2026-07-04');
    vi.unstubAllGlobals();
  });

  it('is refused for no time', () => {
    expect(() => nzDate(new Date('soon'))).toThrow(RangeError);
  });
});
