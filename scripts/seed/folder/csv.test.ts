import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsvRows } from './csv';
import { UnreadableFile } from './text';

const value = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\r/g, ''));

/** A row without a value is no row. */
const hasContent = (values: string[]) => values.some((each) => each.trim() !== '');

test('whatever a table export writes is read back, each row with its line', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(value, value, value).filter(hasContent), { maxLength: 12 }),
      fc.constantFrom('\n', '\r\n'),
      (rows, lineEnd) => {
        const text = stringify([['id', 'name', 'note'], ...rows], {
          record_delimiter: lineEnd,
          quoted: true,
          quoted_empty: true,
          bom: true,
        });
        const read = parseCsvRows(Buffer.from(text));
        expect(read.rows.map((row) => [row.id, row.name, row.note])).toEqual(rows);
        const lines = text.split(lineEnd === '\n' ? '\n' : /\r?\n/);
        read.lines.forEach((line, at) => {
          const first = rows[at]?.[0].split('\n')[0]?.replaceAll('"', '""');
          expect(lines[line - 1]?.startsWith(`"${first}`)).toBe(true);
        });
        expect(read.uneven).toEqual([]);
      },
    ),
  );
});

test('no text throws anything but UnreadableFile', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'a', '\uFEFF') }), (text) => {
      try {
        parseCsvRows(Buffer.from(text));
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableFile);
      }
    }),
  );
});

test('any line ends read as line feeds, also within quotes', () => {
  const part = fc.constantFrom('"', 'a', ',', 'ā', '\n', '""');
  fc.assert(
    fc.property(fc.array(part), fc.infiniteStream(fc.constantFrom('\n', '\r', '\r\n')), (parts, ends) => {
      const text = `id,name\n${parts.join('')}`;
      const other = text.replaceAll('\n', () => ends.next().value ?? '');
      // A CR before a LF of the next part is one line end.
      fc.pre(other.replace(/\r\n?/g, '\n') === text);
      expect(readOf(other)).toEqual(readOf(text));
    }),
  );
});

function readOf(text: string): unknown {
  try {
    return parseCsvRows(Buffer.from(text));
  } catch (error) {
    return (error as UnreadableFile).message;
  }
}

test('a row with too many or too few values keeps its place', () => {
  const { rows, lines, uneven } = parseCsvRows(Buffer.from('id,name\n1,a,b\n\n2\n3,c'));
  expect(rows).toEqual([
    { id: '1', name: 'a' },
    { id: '2', name: '' },
    { id: '3', name: 'c' },
  ]);
  expect(lines).toEqual([2, 4, 5]);
  expect(uneven.map(({ row, line }) => [row, line])).toEqual([
    [1, 2],
    [2, 4],
  ]);
});

const COLUMNS = ['id', 'slug', 'name', 'note'];

test.each([
  ['an empty line above the headings', ',,\nid,name,note\n1,a,b\n'],
  ['a title above the headings', 'Providers as at 1 November,,\nid,name,note\n'],
  ['the same without its commas', 'Providers as at 1 November\nid,name,note\n1,a,b\n'],
  ['rows without headings', '1,a,b\n2,c,d\n'],
])('%s: the message says what the first line must have', (_, text) => {
  expect(() => parseCsvRows(Buffer.from(text), COLUMNS)).toThrow(
    new UnreadableFile('must have the names of columns in its first line, such as id, slug, name', 1),
  );
});

test('a heading that is missing among others is named', () => {
  expect(() => parseCsvRows(Buffer.from('id,,note\n1,a,b\n'), COLUMNS)).toThrow(
    new UnreadableFile('has a column without a name in its first line', 1),
  );
});
