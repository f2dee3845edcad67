import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadLabels } from './spread-labels';

describe('spread', () => {
  it('leaves labels that have room', () => {
    expect(spreadLabels([10, 40, 90], 16, 0, 100)).toEqual([10, 40, 90]);
  });

  it('pushes down, and up again from the end', () => {
    expect(spreadLabels([10, 12, 14], 16, 8, 100)).toEqual([10, 26, 42]);
    expect(spreadLabels([90, 95, 99], 16, 8, 92)).toEqual([60, 76, 92]);
  });

  it('keeps the gap, the order and the bounds', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 320, noNaN: true }), { maxLength: 9 }), (positions) => {
        const placed = spreadLabels(
          positions.sort((a, b) => a - b),
          18,
          9,
          311,
        );
        for (const [at, position] of placed.entries()) {
          expect(position).toBeGreaterThanOrEqual(9 - 1e-9);
          expect(position).toBeLessThanOrEqual(311 + 1e-9);
          if (at > 0) expect(position - (placed[at - 1] ?? 0)).toBeGreaterThanOrEqual(18 - 1e-9);
        }
      }),
    );
  });
});
