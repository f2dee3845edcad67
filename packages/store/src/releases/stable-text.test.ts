import * as fc from 'fast-check';
import { stringify } from 'safe-stable-stringify';
import { expect, it } from 'vitest';
import { stableText } from './stable-text';

const leaf = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, undefined, '__proto__', 'a"b', 'x'.repeat(6_000)),
);
const name = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('__proto__', 'id', '10', '9'));
const value = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, leaf, fc.array(tie('value')), fc.dictionary(name, tie('value'))),
})).value;

it('is what the library writes, also of rows that take turns', () => {
  fc.assert(
    fc.property(fc.array(value), (rows) => {
      expect(rows.map(stableText)).toEqual(rows.map((row) => stringify(row)));
    }),
  );
});

it('tells apart objects with as many names', () => {
  expect(
    [
      { b: 1, a: 2 },
      { c: 1, a: 2 },
      { a: 2, b: 1 },
    ].map(stableText),
  ).toEqual(['{"a":2,"b":1}', '{"a":2,"c":1}', '{"a":2,"b":1}']);
});
