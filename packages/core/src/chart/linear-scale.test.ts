import { scaleLinear } from 'd3-scale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linearScale } from './linear-scale';

const amount = fc.integer({ min: -100_000, max: 100_000 }).map((cents) => cents / 100);
const domain = fc
  .tuple(amount, amount)
  .filter(([low, high]) => high - low > 0.02)
  .map(([low, high]) => [low, high] as const);
const count = fc.integer({ min: 2, max: 10 });

describe('linearScale', () => {
  it('places figures where d3 places them, with the same round ticks', () => {
    fc.assert(
      fc.property(domain, count, amount, fc.boolean(), (ends, ticks, figure, isNice) => {
        const ours = linearScale(ends, [20, 320], isNice ? ticks : undefined);
        const theirs = scaleLinear().domain(ends).range([20, 320]);
        if (isNice) theirs.nice(ticks);
        // A figure far outside a narrow domain is far away, and so is the last digit of its place.
        const place = theirs(figure);
        expect(Math.abs(ours.at(figure) - place)).toBeLessThan(1e-9 * Math.max(1_000, Math.abs(place)));
        expect(ours.described.domain[0]).toBeCloseTo(theirs.domain()[0] as number, 6);
        expect(ours.described.domain[1]).toBeCloseTo(theirs.domain()[1] as number, 6);
        const expected = theirs.ticks(ticks);
        expect(ours.ticks(ticks)).toHaveLength(expected.length);
        for (const [at, tick] of ours.ticks(ticks).entries())
          expect(tick).toBeCloseTo(expected[at] as number, 8);
      }),
      // Rounded away from d3's domain when multiples of 0.1 were quotients of it.
      { examples: [[[401.33, 401.68], 5, -65.38, true]] },
    );
  });

  it('puts the only figure of a domain in the middle', () => {
    const scale = linearScale([5, 5], [0, 100]);
    expect([scale.at(5), scale.ticks(4)]).toEqual([50, [5]]);
  });
});
