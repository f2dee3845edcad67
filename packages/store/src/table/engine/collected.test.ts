import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collected } from './collected';

const parts = fc.array(fc.uint8Array({ maxLength: 40 }).map((part) => Buffer.from(part)));

/** Where the last part is that has bytes. */
const lastOf = (body: readonly Buffer[]) => body.findLastIndex(({ length }) => length > 0);

test('bodies that come in parts at the same time are whole, in the place that is used again or beside it', () => {
  fc.assert(
    fc.property(fc.array(parts, { minLength: 2, maxLength: 4 }), (bodies) => {
      const under = bodies.map((body) => ({ body, into: collected(Buffer.concat(body).length) }));
      const most = Math.max(...bodies.map(({ length }) => length));
      // All parts are read into the same place, one after the other.
      const read = Buffer.alloc(40);
      for (let at = 0; at < most; at += 1)
        for (const { body, into } of under) {
          const part = body[at];
          if (part) into.add(read.subarray(0, part.copy(read)));
          if (part?.length) expect(into.isWhole()).toBe(at >= lastOf(body));
        }
      for (const { body, into } of under) expect(into.whole()).toEqual(Buffer.concat(body));
      for (const { into } of under) into.release();
    }),
  );
});

test('the place is used again once it is released, and only then', () => {
  const [first, second] = [collected(4), collected(4)];
  for (const [one, text] of [
    [first, 'one!'],
    [second, 'two!'],
  ] as const)
    one.add(Buffer.from(text));
  expect([first, second].map((one) => String(one.whole()))).toEqual(['one!', 'two!']);
  const place = first.whole().buffer;
  first.release();
  const third = collected(4);
  first.release();
  third.add(Buffer.from('new!'));
  expect(third.whole().buffer).toBe(place);
  // What comes late, after its answer was given up, goes nowhere near it.
  first.add(Buffer.from('late'));
  expect(String(third.whole())).toBe('new!');
  third.release();
});

test('a body that is larger than the place gets its own', () => {
  const large = Buffer.alloc(600 * 1024, 'x');
  const body = collected(large.length);
  for (const part of [large.subarray(0, 9), large.subarray(9)]) body.add(Buffer.from(part));
  expect(body.whole().equals(large)).toBe(true);
  body.release();
});

test('more than its length is refused', () => {
  const body = collected(4);
  body.add(Buffer.from('one'));
  expect(() => body.add(Buffer.from('!!'))).toThrow(RangeError);
  body.release();
});
