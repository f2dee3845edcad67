import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemFrom } from './attributes';

function attribute(value: unknown): AttributeValue {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (value === null) return { NULL: true };
  if (value instanceof Uint8Array) return { B: value };
  if (Array.isArray(value)) return { L: value.map(attribute) };
  return { M: attributes(value as object) };
}

const attributes = (value: object) =>
  Object.fromEntries(Object.entries(value).map(([name, one]) => [name, attribute(one)]));

test('every value that items have or had comes back as it was', () => {
  const numbers = { maxSafeInteger: true, noNaN: true, noDefaultInfinity: true };
  // No record has a field of that name, which an object takes for its prototype.
  const value = fc
    .json({ maxDepth: 3 })
    .filter((text) => !text.includes('__proto__'))
    .map((text) => JSON.parse(text) as unknown);
  const bytes = fc.uint8Array();
  // A stored number has no sign of zero.
  const double = fc.double(numbers).map((number) => number + 0);
  const values = fc.dictionary(
    fc.string().filter((name) => name !== '__proto__'),
    fc.oneof(value, bytes, double),
  );
  fc.assert(
    fc.property(values, (item) => {
      const plain = { ...item };
      expect(itemFrom(attributes(plain))).toEqual(plain);
    }),
  );
});

test('a set is refused: no item has one', () => {
  expect(() => itemFrom({ names: { SS: ['a'] } })).toThrow('SS');
});
