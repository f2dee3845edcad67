import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packNumbers, unpackNumbers } from './number-parts';

const backFrom = (numbers: readonly number[]) => {
  const bytes = packNumbers(Int32Array.from(numbers));
  return { numbers: [...unpackNumbers(bytes)], width: (bytes.length - 1) / Math.max(1, numbers.length) };
};

describe('numbers as bytes', () => {
  it('come back as they were, wherever their bytes begin', () => {
    const numbers = fc.oneof(
      fc.integer({ min: -200, max: 200 }),
      fc.integer({ min: -40_000, max: 40_000 }),
      fc.integer(),
    );
    fc.assert(
      fc.property(fc.array(numbers), fc.nat(3), (given, offset) => {
        const bytes = packNumbers(Int32Array.from(given));
        const moved = new Uint8Array(bytes.length + offset);
        moved.set(bytes, offset);
        expect([...unpackNumbers(moved.subarray(offset))]).toEqual(given);
      }),
    );
  });

  it.each([
    [[], 0],
    [[0], 1],
    [[127, -128], 1],
    [[128, 0], 2],
    [[-129, 0], 2],
    [[32_767, -32_768], 2],
    [[32_768, 0], 4],
    [[-32_769, 0], 4],
    [[2_147_483_647, -1], 4],
  ])('%j take %d bytes each, the least that hold them all', (numbers, width) => {
    expect(backFrom(numbers)).toEqual({ numbers, width });
  });
});
