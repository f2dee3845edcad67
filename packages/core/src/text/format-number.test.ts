import { describe, expect, it } from 'vitest';
import {
  formatCount,
  formatNumber,
  formatPercent,
  statedCount,
  statedNumber,
  statedPercent,
} from './format-number';

describe('numbers in text', () => {
  it('count one of a thing as one', () => {
    const counts = [0, 1, 2, 1_204].map((count) => formatCount(count, 'changes'));
    expect(counts).toEqual(['0 changes', '1 change', '2 changes', '1,204 changes']);
    expect([0.999, 1.004, 1.005].map((years) => formatCount(years, 'years'))).toEqual([
      ...['1 year', '1 year', '1.01 years'],
    ]);
    expect(statedCount(1.004, 'years')).toBe('1.004 years');
  });

  it.each([
    [1250.5, '1,250.5'],
    [-3.25, '−3.25'],
    [0, '0'],
    [-0, '0'],
    [-0.001, '0'],
    [-0.006, '−0.01'],
  ])('%d reads %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
    expect(formatPercent(value)).toBe(`${text}%`);
  });

  it.each([
    [6.375, '6.375'],
    [0.005, '0.005'],
    [-0.004, '−0.004'],
    [1_250.5, '1,250.5'],
    [-0, '0'],
    [100 / 3, '33.3333'],
  ])('that are stated keep their digits: %d reads %s', (value, text) => {
    expect(statedNumber(value)).toBe(text);
    expect(statedPercent(value)).toBe(`${text}%`);
    expect(statedCount(value, 'years')).toBe(`${text} years`);
  });
});
