import { describe, expect, it } from 'vitest';
import { spanText } from './span';

describe('spanText', () => {
  it.each([
    [5.04, 6.48, '5.0–6.5%'],
    [8, 8, '8.0%'],
    [8.01, 8.04, '8.0%'],
    [-1.5, 2, '−1.5% to 2.0%'],
    [-0.01, 0.01, '0.0%'],
  ])('%d to %d reads %s', (low, high, text) => {
    expect(spanText({ low, high })).toBe(text);
  });

  it('has two digits where every step is to be followed', () => {
    expect(spanText({ low: 5.04, high: 6.48 }, 2)).toBe('5.04–6.48%');
  });
});
