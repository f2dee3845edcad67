import { describe, expect, it } from 'vitest';
import { spanText } from './span-text';

describe('spanText', () => {
  it.each([
    [5.04, 6.48, '5.04–6.48%'],
    [8, 8, '8.0%'],
    [8.001, 8.004, '8.0%'],
    [-1.5, 2, '−1.5% to 2.0%'],
    [-0.001, 0.001, '0.0%'],
  ])('%d to %d reads %s', (low, high, text) => {
    expect(spanText({ low, high })).toBe(text);
  });
});
