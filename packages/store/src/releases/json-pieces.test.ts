import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonPieces, listPieces } from './json-pieces';

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
