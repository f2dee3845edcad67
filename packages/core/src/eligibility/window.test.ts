import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { windowEnd, windowStart } from './window';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const years = fc.integer({ min: 1, max: 40 });

describe('a period of whole years', () => {
  it('begins and ends on the same day of another year, but for 29 February, which becomes 28', () => {
    fc.assert(
      fc.property(day, years, (on, count) => {
        const [year = '', rest = ''] = [on.slice(0, 4), on.slice(4)];
        const other = (by: number) => `${Number(year) + by}${rest === '-02-29' ? '-02-28' : rest}`;
        expect(windowStart(on, count)).toBe(other(-count));
        expect(windowEnd(on, count)).toBe(other(count));
      }),
    );
  });

  it.each([
    ['2024-02-29', '2022-02-28', '2026-02-28'],
    ['2024-01-29', '2022-01-29', '2026-01-29'],
    ['2024-02-28', '2022-02-28', '2026-02-28'],
    ['0003-05-01', '0001-05-01', '0005-05-01'],
  ])('of two years with one end on %s', (on, start, end) => {
    expect([windowStart(on, 2), windowEnd(on, 2)]).toEqual([start, end]);
  });
});
