import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lanesOf } from './lanes';

it('keeps spans of one lane apart, and uses no more lanes than spans that meet in one place', () => {
  const span = fc.tuple(fc.nat(300), fc.nat(60)).map(([from, length]) => [from, from + length] as const);
  fc.assert(
    fc.property(fc.array(span, { maxLength: 40 }), fc.integer({ min: 1, max: 9 }), (spans, gap) => {
      const lanes = lanesOf(spans, gap);
      for (const [a, [from, to]] of spans.entries())
        for (const [b, [start]] of spans.entries())
          if (a !== b && lanes[a] === lanes[b] && start >= from)
            expect(start).toBeGreaterThanOrEqual(to + gap);
      const meeting = spans.map(([at]) => spans.filter(([from, to]) => from <= at && to + gap > at).length);
      expect(Math.max(-1, ...lanes)).toBeLessThan(Math.max(1, ...meeting));
    }),
  );
});
