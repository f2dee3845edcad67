import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateFault, readDate, readTimestamp } from './dates';

describe('readTimestamp', () => {
  it.each([
    ['2025-01-13 10:00:33.304456+00:00', '2025-01-13T10:00:33.304Z'],
    ['2025-01-13T10:00:33Z', '2025-01-13T10:00:33.000Z'],
    ['2025-01-13 10:00:33+13:00', '2025-01-12T21:00:33.000Z'],
    ['2025-01-13 10:00:33.5-0330', '2025-01-13T13:30:33.500Z'],
    ['2025-01-13 10:00+00', '2025-01-13T10:00:00.000Z'],
    ['2025-01-13 23:59:59Z', '2025-01-13T23:59:59.000Z'],
    ['2025-05-20', '2025-05-20T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ])('%s is %s', (text, moment) => {
    expect(readTimestamp(text)).toBe(moment);
  });

  it.each([
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-01T24:00:00Z',
    '2026-01-01T10:60:00Z',
    '2026-01-01T10:00:60Z',
    '2026-01-01T10:00:00+10:60',
    '2026-01-01T10:00:00+15:00',
    '20/11/2026',
    'about 2026-11-20',
    '2026-11-20 or so',
    '2026-1-1',
    '0001-01-01',
    '9999-01-01',
    '2026-01-01T',
    '2026-01-01Z',
    'yesterday',
    '',
  ])('%s is no time', (text) => {
    expect(readTimestamp(text)).toBeNull();
    expect(readDate(text)).toBeNull();
  });

  it('reads every moment back, written with any offset', () => {
    const moment = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.integer({ min: -14 * 60, max: 14 * 60 }), (date, offset) => {
        const local = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, -1);
        const two = (n: number) => String(Math.trunc(n)).padStart(2, '0');
        const size = Math.abs(offset);
        const zone = `${offset < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`;
        expect(readTimestamp(local + zone)).toBe(date.toISOString());
      }),
    );
  });
});

describe('readDate', () => {
  it('takes the day as it is written', () => {
    expect(readDate('2026-11-20')).toBe('2026-11-20');
    expect(readDate('2026-11-20 23:30:00+13:00')).toBe('2026-11-20');
  });
});

const NOT_A_DATE = 'must be written as year-month-day, such as 2026-11-20';
const NO_DAY = 'is no day of the calendar';
const TOO_FAR = 'must be a day of the years 1800 to 2200';
const NO_TIME = 'has a time of day or a time zone that does not exist';

describe('what is wrong with a date', () => {
  it.each([
    ...['20/11/2026', '20 Nov 2026', '2026-1-1', '20261120', 'soon', ''].map((text) => [text, NOT_A_DATE]),
    ...['2026-13-40', '2026-02-30', '1800-02-30', '2200-02-30', '2025-02-29T10:00:00Z'].map((text) => [
      text,
      NO_DAY,
    ]),
    ...['9999-12-31', '0001-01-01', '1799-12-31', '2201-01-01'].map((text) => [text, TOO_FAR]),
    ...['2026-11-20T25:00', '2026-11-20 10:00:00+15:00'].map((text) => [text, NO_TIME]),
  ] as [string, string][])('%j: it %s', (text, reason) => {
    expect(dateFault(text, 'date')).toBe(reason);
    const ofTime =
      reason === NOT_A_DATE ? 'must be written as a date and a time, such as 2026-11-20T09:30:00Z' : reason;
    expect(dateFault(text, 'timestamp')).toBe(ofTime);
  });
});
