import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { checkedPieces, jsonPieces, listPieces } from './json-pieces';

test('pieces of JSON together are the JSON', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value));
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (rows) => {
      expect([...listPieces(rows)].join('')).toBe(JSON.stringify(rows));
    }),
  );
  expect([...jsonPieces({ left_out: undefined, kept: 1 })].join('')).toBe('{"kept":1}');
});

const schema = z.strictObject({
  names: z.array(z.strictObject({ first: z.string(), last: z.string().nullable() })),
  numbers: z.array(z.number()),
});

test('checked pieces are the JSON of what the schema makes of the lists', () => {
  const name = fc.record({ last: fc.option(fc.string()), first: fc.string() });
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.array(name), (numbers, names) => {
      const value = { numbers, names };
      expect([...checkedPieces(schema, value)].join('')).toBe(JSON.stringify(schema.parse(value)));
    }),
  );
  const wrong = { numbers: [1], names: [{ first: 'A', last: null, locked: 1 }] };
  expect(() => [...checkedPieces(schema, wrong)]).toThrow(z.ZodError);
});
