import { describe, expect, it } from 'vitest';
import { formatNumber, formatPercent } from './format-number';

describe('numbers in text', () => {
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
});
