import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partOf } from './range';

it('is a part of the file or none, whatever is asked', () => {
  const end = fc.option(fc.nat({ max: 40 }), { nil: '' });
  fc.assert(
    fc.property(end, end, fc.nat({ max: 20 }), (first, last, size) => {
      const part = partOf(`bytes=${first}-${last}`, size);
      if (part === null || part === 'outside') return;
      expect(part.from).toBeGreaterThanOrEqual(0);
      expect(part.from).toBeLessThanOrEqual(part.to);
      expect(part.to).toBeLessThan(size);
    }),
  );
});

it('is none of an empty file', () => {
  for (const asked of ['bytes=-100', 'bytes=0-', 'bytes=0-9']) expect(partOf(asked, 0)).toBe(null);
});
