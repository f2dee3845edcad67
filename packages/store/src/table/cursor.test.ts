import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor';
import { BadCursor } from './errors';

const encode = (json: string) => Buffer.from(json).toString('base64url');
const positive = fc.integer({ min: 1 });
const cursor = fc.record({
  release: positive,
  list: fc.string({ minLength: 1, unit: 'grapheme' }),
  start: positive,
});

test('a cursor says where its list continues, also one from before cursors had versions', () => {
  fc.assert(
    fc.property(cursor, (cursor) => {
      expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
      const { release, list, start } = cursor;
      expect(decodeCursor(encode(JSON.stringify([release, list, start])))).toEqual(cursor);
    }),
  );
});

test('a cursor that a visitor has kept is read as long as this version is; one of another version says so', () => {
  const kept = 'WzIsMSwidGFibGU6bGlzdCNvZmZlcnMiLDI1XQ';
  expect(decodeCursor(kept)).toEqual({ release: 1, list: 'table:list#offers', start: 25 });
  for (const version of [1, 3])
    expect(() => decodeCursor(encode(`[${version},1,"offers",50]`))).toThrow(
      new BadCursor('comes from another version of this API'),
    );
});

test.each([
  ['with an end that base64 has elsewhere', `${encodeCursor({ release: 1, list: 'offers', start: 50 })}=`],
  ['with what base64 does not have', `${encodeCursor({ release: 1, list: 'offers', start: 50 })}!`],
  ['of JSON that is no list', encode('null')],
  ['with a space in the JSON', encode('[2, 1,"offers",50]')],
  ['with a number in another spelling', encode('[2,1.0,"offers",5e1]')],
  ['with an escaped letter', encode('[2,1,"\\u006fffers",50]')],
  ['before versions, with a space in the JSON', encode('[1, "offers",50]')],
  [
    'in the other alphabet',
    encodeCursor({ release: 1, list: 'ÿ>?', start: 50 }).replaceAll(/[-_]/g, swapped),
  ],
])('a cursor in another spelling is none: %s', (_, text) => {
  expect(() => decodeCursor(text)).toThrow(new BadCursor());
});

test('a place that no list continues at is none, and is not said to be of another version', () => {
  const parts = (release: unknown, list: unknown, start: unknown) => [release, list, start];
  for (const wrong of [0, -1, 1.5, '1', null])
    for (const place of [parts(wrong, 'offers', 50), parts(1, 'offers', wrong)])
      for (const written of [[2, ...place], place])
        expect(() => decodeCursor(encode(JSON.stringify(written))), JSON.stringify(written)).toThrow(
          new BadCursor(),
        );
  for (const written of [
    [2, 1, '', 50],
    [2, 1, 7, 50],
    ['2', 1, 'offers', 50],
    [2, 1, 'offers', 50, 1],
    [2],
    [],
  ])
    expect(() => decodeCursor(encode(JSON.stringify(written))), JSON.stringify(written)).toThrow(
      new BadCursor(),
    );
});

function swapped(letter: string): string {
  return letter === '-' ? '+' : '/';
}

test('whatever is a cursor is spelled as it was written: a cache has one answer for each place', () => {
  const letter = fc.constantFrom(...'ABCwxyz0189-_+/= \n!');
  fc.assert(
    fc.property(cursor, fc.nat(), fc.nat({ max: 2 }), letter, (cursor, at, removed, letter) => {
      const text = encodeCursor(cursor);
      const place = text.length - (at % 4);
      const changed = text.slice(0, place) + letter + text.slice(place + removed);
      let read: ReturnType<typeof decodeCursor>;
      try {
        read = decodeCursor(changed);
      } catch (error) {
        expect(error).toBeInstanceOf(BadCursor);
        return;
      }
      expect(encodeCursor(read)).toBe(changed);
    }),
  );
});
