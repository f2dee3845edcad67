import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SOURCE_COLUMNS, type SourceState } from './columns';
import { type Mark, markOf, markText } from './mark';
import type { Check } from './source';

const settings = { faded_after_months: 12, lapsed_after_months: 36 };
const confirmed = (confirmed_on: string): Check => ({ state: 'confirmed', confirmed_on });
const ageOf = (mark: Mark) => (mark.mark === 'aged' ? mark.age : mark.mark);

describe('the mark of a figure', () => {
  it.each([
    ['2025-11-20', '2026-11-20', 'confirmed'],
    ['2025-11-19', '2026-11-20', 'faded'],
    ['2023-11-20', '2026-11-20', 'faded'],
    ['2023-11-19', '2026-11-20', 'lapsed'],
    ['2024-12-31', '2026-01-01', 'faded'],
    ['2024-02-29', '2025-02-28', 'confirmed'],
    ['2024-02-29', '2025-03-01', 'faded'],
    ['2026-12-01', '2026-11-20', 'confirmed'],
  ])('confirmed on %s is on %s %s', (on, today, expected) => {
    expect(ageOf(markOf(confirmed(on), today, settings))).toBe(expected);
  });

  it('follows the two settings', () => {
    const one = { faded_after_months: 1, lapsed_after_months: 2 };
    expect(ageOf(markOf(confirmed('2026-01-31'), '2026-02-28', one))).toBe('confirmed');
    expect(ageOf(markOf(confirmed('2026-01-31'), '2026-03-01', one))).toBe('faded');
    expect(ageOf(markOf(confirmed('2026-01-31'), '2026-04-01', one))).toBe('lapsed');
  });

  it('only ages where it was confirmed, and then never gets younger', () => {
    const day = fc
      .date({ min: new Date('2015-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const states = Object.keys(SOURCE_COLUMNS.state.values) as SourceState[];
    const order = ['confirmed', 'faded', 'lapsed'];
    fc.assert(
      fc.property(fc.constantFrom(...states), day, day, day, (state, on, one, other) => {
        const [before, after] = [one, other].sort() as [string, string];
        if (state !== 'confirmed') return markOf({ state, checked_on: on }, after, settings).mark === 'half';
        const ages = [before, after].map((today) =>
          order.indexOf(ageOf(markOf(confirmed(on), today, settings))),
        );
        return (ages[0] ?? -1) >= 0 && (ages[1] ?? -1) >= (ages[0] ?? -1);
      }),
    );
  });

  it('is none where there is no check', () => {
    expect(markOf(null, '2026-11-20', settings)).toEqual({ mark: 'none' });
    expect(markOf(undefined, '2026-11-20', settings)).toEqual({ mark: 'none' });
  });

  it('has words', () => {
    const words = (check: Check | null) => markText(markOf(check, '2026-11-20', settings));
    expect(words(null)).toBe('Not checked');
    expect(words(confirmed('2026-06-03'))).toBe('Confirmed 3 June 2026');
    expect(words(confirmed('2025-06-03'))).toBe('Confirmed 3 June 2025, some time ago');
    expect(words(confirmed('2023-06-03'))).toBe('Last confirmed 3 June 2023');
    expect(words({ state: 'not_found', checked_on: '2026-06-03' })).toBe('Not found, checked 3 June 2026');
  });
});
