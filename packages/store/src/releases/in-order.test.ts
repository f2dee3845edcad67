import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inOrder } from './in-order';

const turned = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(turned);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, field]) => [name, turned(field)]),
  );
};

it('has all that the value has, and the same JSON whatever the order of its fields', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.stringify(inOrder(value));
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(JSON.stringify(inOrder(turned(value)))).toBe(json);
    }),
  );
});

it('has fields in the order of their names, also beside other fields of the same number', () => {
  const rows = [
    { b: 1, a: { d: 2, c: undefined } },
    { z: [{ y: 3, x: 4 }], b: 5 },
    { b: 6, a: null },
  ];
  expect(JSON.stringify(inOrder(rows))).toBe(
    '[{"a":{"d":2},"b":1},{"b":5,"z":[{"x":4,"y":3}]},{"a":null,"b":6}]',
  );
});
