import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { apportion } from './apportion';

it('gives whole parts that add up, each its share down or up to a whole', () => {
  const whole = fc.oneof(fc.nat(50), fc.nat(1_000_000_000_000));
  const shares = fc
    .array(fc.nat(1_000), { minLength: 1, maxLength: 9 })
    .filter((all) => all.some((share) => share > 0));
  fc.assert(
    fc.property(whole, shares, (amount, of) => {
      const parts = apportion(amount, of);
      const total = BigInt(of.reduce((sum, share) => sum + share, 0));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      /** What is left of a share above its whole part, in parts of the total. */
      const rests = of.map((share) => Number((BigInt(amount) * BigInt(share)) % total));
      const isUp = of.map((share, at) => {
        const down = Number((BigInt(amount) * BigInt(share)) / total);
        expect([down, down + 1]).toContain(parts[at]);
        return parts[at] === down + 1;
      });
      // The largest remainders are rounded up; of equal ones the earlier.
      for (const [at, rest] of rests.entries())
        for (const [later, other] of rests.entries())
          if (rest > other || (rest === other && at < later)) expect(isUp[at] || !isUp[later]).toBe(true);
    }),
  );
});

it('splits evenly where every share is nothing', () => {
  expect(apportion(1_000, [0, 0, 0])).toEqual([334, 333, 333]);
  expect(apportion(0, [0])).toEqual([0]);
});
