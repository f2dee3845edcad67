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

it.each([
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=5-5', { from: 5, to: 5 }],
  ['bytes=9-', { from: 9, to: 9 }],
  ['bytes=-1', { from: 9, to: 9 }],
  ['bytes=0-9', { from: 0, to: 9 }],
  ['bytes=3-99', { from: 3, to: 9 }],
  ['bytes=-99', { from: 0, to: 9 }],
  ['bytes=10-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=5-4', null],
  ['bytes=0-1,4-5', null],
  ['lines=0-1', null],
  ['kilobytes=0-1', null],
  ['bytes=0-1 of 10', null],
  [' BYTES=0-1 ', { from: 0, to: 1 }],
])('of ten bytes, %s is %j', (asked, part) => {
  expect(partOf(asked, 10)).toEqual(part);
});
