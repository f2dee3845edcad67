import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { checkedPieces, jsonPieces, listPieces } from './json-pieces';

/** What pieces are together, and how many lines they have: JSON has no line breaks of its own. */
function together(pieces: Iterable<string>) {
  const lines = [...pieces].join('').split('\n');
  return { json: lines.join(''), lines: lines.length };
}

test('pieces of JSON together are the JSON, with each row of a list on a line of its own', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      expect(together(jsonPieces(value)).json).toBe(JSON.stringify(value));
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (rows) => {
      const { json, lines } = together(listPieces(rows));
      expect(json).toBe(JSON.stringify(rows));
      expect(lines).toBe(Math.max(1, rows.length));
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
      expect(together(checkedPieces(schema, value)).json).toBe(JSON.stringify(schema.parse(value)));
    }),
  );
  const wrong = { numbers: [1], names: [{ first: 'A', last: null, locked: 1 }] };
  expect(() => [...checkedPieces(schema, wrong)]).toThrow(z.ZodError);
});
