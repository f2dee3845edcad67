import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../../../tests/support/any-character';
import { pageJson } from '../page-json';
import { parseAnswer, StoredBytes } from './stored-bytes';

/** Texts that look like the start of stored bytes are among them. */
const text = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.constantFrom('{"B":"', '\\{"B":"x"}', '"}', '{"B":"AA=="}'),
);
const bytes = fc.uint8Array().map((one) => Buffer.from(one));

test('an answer of the engine is what it was, whatever its texts and bytes are', () => {
  const item = fc.dictionary(
    fc.string().filter((name) => name !== '__proto__'),
    fc.oneof(text, bytes),
  );
  const stored = (one: Record<string, string | Buffer>) =>
    Object.fromEntries(
      Object.entries(one).map(([name, value]) => [
        name,
        typeof value === 'string' ? { S: value } : { B: value.toString('base64') },
      ]),
    );
  const read = (one: Record<string, { S?: string; B?: unknown }>) =>
    Object.fromEntries(
      Object.entries(one).map(([name, { S, B }]) => [name, S ?? (B as StoredBytes).toBuffer()]),
    );
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const many = parseAnswer(Buffer.from(JSON.stringify({ Count: 3, Items: items.map(stored) })));
      expect(many.Items?.map(read)).toEqual(items);
      for (const one of items)
        expect(read(parseAnswer(Buffer.from(JSON.stringify({ Item: stored(one) }))).Item ?? {})).toEqual(one);
    }),
  );
  expect(parseAnswer(Buffer.from('{}'))).toEqual({});
});

test('stored bytes know their length and copy themselves, padded or not', () => {
  fc.assert(
    fc.property(bytes, (one) => {
      const kept = new StoredBytes(one.toString('base64'));
      const target = Buffer.alloc(one.length + 2, '.');
      expect([kept.length, kept.copy(target, 1)]).toEqual([one.length, one.length]);
      expect(target).toEqual(Buffer.concat([Buffer.from('.'), one, Buffer.from('.')]));
      expect(String(kept)).toBe(one.toString());
    }),
  );
});

test('a page is the JSON that a writer would make of its rows', () => {
  const rows = fc.array(fc.dictionary(fc.string(), fc.string({ unit: 'grapheme' })));
  fc.assert(
    fc.property(rows, fc.option(fc.string()), (data, next_cursor) => {
      const json = data.map((row) => Buffer.from(JSON.stringify(row)));
      const mixed = json.map((row, at) => (at % 2 ? row : new StoredBytes(row.toString('base64'))));
      expect(String(pageJson(mixed as Buffer[], next_cursor))).toBe(JSON.stringify({ data, next_cursor }));
    }),
  );
});
