import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figuresOf, median } from './figures';

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

test('figures are for one question', () => {
  expect(figuresOf({ times: [3, 1, 2, 4], cpu: 20, engine_cpu: 8, bytes: 8_192 })).toEqual({
    ...{ cpu: 5, engine_cpu: 2, p50: 2.5, kilobytes: 2, count: 4 },
  });
});
