import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apportion } from './apportion';
import { isWeights, rebalance } from './rebalance';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const weights = fc
  .array(fc.nat(1_000), { minLength: 9, maxLength: 9 })
  .map((shares) => apportion(1_000, shares));
const edit = fc.record({
  index: fc.nat(8),
  to: fc.oneof(fc.integer({ min: -500, max: 2_000 }), fc.double(), fc.constant(Number.NaN)),
  locked: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
});

describe('rebalance', () => {
  it('moves the others in proportion', () => {
    expect(rebalance([500, 300, 200], 0, 600)).toEqual([600, 240, 160]);
    expect(rebalance([500, 300, 200], 0, 0)).toEqual([0, 600, 400]);
  });

  it('gives what cannot be split to the largest remainder, the earlier on a tie', () => {
    expect(rebalance([400, 200, 200, 200], 0, 399)).toEqual([399, 201, 200, 200]);
  });

  it('shares evenly where all others are zero', () => {
    expect(rebalance([1_000, 0, 0], 0, 500)).toEqual([500, 250, 250]);
  });

  it('leaves locked weights and is bounded by them', () => {
    expect(rebalance([500, 300, 200], 0, 900, [false, true, false])).toEqual([700, 300, 0]);
    expect(rebalance([500, 300, 200], 0, 100, [false, true, true])).toEqual([500, 300, 200]);
  });

  it('ignores what is no number and no weight', () => {
    expect(rebalance([500, 500], 0, Number.NaN)).toEqual([500, 500]);
    expect(rebalance([500, 500], 7, 100)).toEqual([500, 500]);
  });

  it('sums to exactly 100.0% after any sequence of edits, and locked weights stay', () => {
    fc.assert(
      fc.property(weights, fc.array(edit, { maxLength: 60 }), (start, edits) => {
        let now: number[] = start;
        for (const { index, to, locked } of edits) {
          const next = rebalance(now, index, to, locked);
          expect(isWeights(next, 9)).toBe(true);
          for (const [at, each] of next.entries()) if (locked[at] && at !== index) expect(each).toBe(now[at]);
          now = next;
        }
      }),
    );
  });

  it('reaches the weight asked for, where nothing is locked', () => {
    fc.assert(
      fc.property(weights, fc.nat(8), fc.nat(1_000), (start, index, to) => {
        expect(rebalance(start, index, to)[index]).toBe(to);
      }),
    );
  });
});

describe('isWeights', () => {
  it.each([
    [[500, 500], true],
    [[500, 499], false],
    [[1_500, -500], false],
    [[500.5, 499.5], false],
    [[1_000], false],
  ])('%j: %s', (list, right) => {
    expect(isWeights(list, 2)).toBe(right);
  });
});

describe('apportion', () => {
  it('sums to the whole and is within one of the exact share', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000_000_000), weights, (whole, shares) => {
        const parts = apportion(whole, shares);
        expect(sum(parts)).toBe(whole);
        for (const [at, part] of parts.entries()) {
          const exact = (BigInt(whole) * BigInt(shares[at] ?? 0)) / 1_000n;
          expect(BigInt(part) - exact).toBeOneOf([0n, 1n]);
        }
      }),
    );
  });
});
