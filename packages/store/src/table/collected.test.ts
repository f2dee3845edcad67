import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collected } from './collected';

const parts = fc.array(fc.uint8Array({ maxLength: 40 }).map((part) => Buffer.from(part)));

test('bodies that come in parts at the same time are whole, in the place that is used again or beside it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(parts, fc.boolean()), { minLength: 2, maxLength: 4 }), (bodies) => {
      const under = bodies.map(([body, isKnown]) => {
        const { length } = Buffer.concat(body);
        return { body, into: collected(isKnown ? length : Number.NaN) };
      });
      const most = Math.max(...bodies.map(([{ length }]) => length));
      for (let at = 0; at < most; at += 1)
        for (const { body, into } of under) {
          const part = body[at];
          if (part) into.add(part);
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
  body.add(large);
  expect(body.whole().equals(large)).toBe(true);
  body.release();
});
