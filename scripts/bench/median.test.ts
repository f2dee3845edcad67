import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { median } from './median';

describe('the median', () => {
  test('is the middle value, or the mean of the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([10, 1, 4, 100])).toBe(7);
    expect(() => median([])).toThrow('nothing');
  });

  test('has as many values below as above, in any order, and leaves its input as it is', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const before = [...values];
        const middle = median(values);
        expect(values).toEqual(before);
        const below = values.filter((value) => value < middle).length;
        const above = values.filter((value) => value > middle).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });
});
