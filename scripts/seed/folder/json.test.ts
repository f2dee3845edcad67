import { constants } from 'node:buffer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DataFile } from './data-file';
import { readJsonRows } from './json';
import { UnreadableFile } from './text';

const fileOf = (bytes: Buffer, size = bytes.length): DataFile => ({
  size,
  bytes: () => bytes,
  pieces: () => [bytes.subarray(0, 7), bytes.subarray(7)],
});

function mistake(file: DataFile): { message: string; line: number | null } {
  try {
    readJsonRows(file);
  } catch (error) {
    if (error instanceof UnreadableFile) return { message: error.message, line: error.line };
    throw error;
  }
  throw new Error('It was read.');
}

test('rows are read as they were written, in UTF-8 and in UTF-16', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.constantFrom('utf8', 'utf16le'), (values, encoding) => {
      const rows = JSON.parse(JSON.stringify(values)) as unknown[];
      const text = `\uFEFF${JSON.stringify(rows, null, 1)}`;
      const bytes = Buffer.from(text, encoding as BufferEncoding);
      expect(readJsonRows(fileOf(bytes))).toEqual({ rows, repeated: [] });
    }),
  );
});

test.each(['utf8', 'utf16le'] as const)(
  'a key that a row has more than once comes with its row, in %s',
  (encoding) => {
    const text = '\uFEFF[{"id":1},\n{"id":2,"id":3},\n{"list":[{"a":1,"b":2,"a":3}]}]';
    expect(readJsonRows(fileOf(Buffer.from(text, encoding)))).toEqual({
      rows: [{ id: 1 }, { id: 3 }, { list: [{ a: 3, b: 2 }] }],
      repeated: [
        { index: 1, key: 'id' },
        { index: 2, key: 'a' },
      ],
    });
  },
);

test.each([
  ['[{"id":1},\n{"id":2 "name":3}]', /^is not valid JSON: Expected ',' or '}'/, 2],
  ['[{"id":1},\n{"id":2}', /^is not valid JSON/, 2],
  ['{"id":1}', /^must hold a list of rows/, null],
  ['[1]\n[2]', /^is not valid JSON/, 2],
  ['  \n', /^is empty/, null],
])('%j: what is wrong, and where', (text, message, line) => {
  const found = mistake(fileOf(Buffer.from(text)));
  expect(found.message).toMatch(message);
  expect(found.line).toBe(line);
});

test('the line of a mistake is its own, whatever Node says of it', () => {
  const rows = Array.from({ length: 12 }, (_, id) => ({ id, name: `Offer ${id}`, is_active: true }));
  const lines = JSON.stringify(rows, null, 1).split('\n');
  const places = lines.flatMap((line, at) => (line.includes('": ') ? [at] : []));
  fc.assert(
    fc.property(
      fc.constantFrom(...places),
      fc.constantFrom('True', 'NaN', 'undefined', "'a'", '// hi', '+5', '.5', '01', '"a" "b"', '”a”'),
      (at, wrong) => {
        const text = lines.map((line, n) => (n === at ? line.replace(/: .*?(,?)$/, `: ${wrong}$1`) : line));
        const found = mistake(fileOf(Buffer.from(text.join('\n'))));
        expect([wrong, found.line]).toEqual([wrong, at + 1]);
      },
    ),
  );
});

test.each([
  [
    'Windows-1252',
    Buffer.from('[{},\n{"name":"\xf4"}]', 'latin1'),
    'is not UTF-8 (was it saved as Windows-1252, which has no macrons?). Save it again as JSON in UTF-8',
    2,
  ],
  ['no text', Buffer.from('[{"name":\0'), 'is not a text file. Save it as JSON in UTF-8', null],
  [
    'half a character of UTF-16',
    Buffer.from('\uFEFF[]', 'utf16le').subarray(0, 5),
    'is damaged: it is UTF-16 that ends within a character. Save it as JSON in UTF-8',
    null,
  ],
])('%s is to be saved as JSON, not as CSV', (_, bytes, message, line) => {
  expect(mistake(fileOf(bytes))).toEqual({ message, line });
});

const TOO_LONG = constants.MAX_STRING_LENGTH + 1;

test.each([
  ['[{"id":1},\n{"id":2 "name":3},\n{}]', /^is not valid JSON: Expected ',' or '}'/, 2],
  ['[{"id":1},\n\n  {"id":', /^is not valid JSON: the file ends too early/, 3],
  ['{"id":1}', /^is not valid JSON: it is not one list of rows/, 1],
])('%j in a file longer than a string: the row with the mistake', (text, message, line) => {
  const found = mistake(fileOf(Buffer.from(text), TOO_LONG));
  expect(found.message).toMatch(message);
  expect(found.line).toBe(line);
});

test('a file longer than a string that is not in UTF-8 names the row', () => {
  const bytes = Buffer.concat([Buffer.from('[{},\n{"name":"'), Buffer.from([0xf4]), Buffer.from('"}]')]);
  expect(mistake(fileOf(bytes, TOO_LONG))).toMatchObject({ line: 2 });
});
