import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonElements, NoList } from './json-elements';

const space = fc.stringMatching(/^[ \t\r\n]{0,3}$/);
const text = fc.string({ unit: fc.constantFrom('"', '\\', '[', ']', '{', '}', ',', 'ā', '\n', 'a', '🏡') });
const value = fc.oneof(fc.jsonValue(), text, fc.array(text), fc.dictionary(text, fc.jsonValue()));

/** A list as somebody may write it, and its bytes in pieces that end anywhere. */
const written = fc
  .record({
    values: fc.array(value),
    spaces: fc.array(space, { minLength: 2, maxLength: 40 }),
    indent: fc.nat(2),
  })
  .map(({ values, spaces, indent }) => {
    const between = (at: number) => spaces[at % spaces.length] ?? '';
    const rows = values.map(
      (each, at) => `${between(at)}${JSON.stringify(each, null, indent)}${between(at + 1)}`,
    );
    return { values, text: `${between(0)}[${between(1)}${rows.join()}]${between(2)}` };
  });

function pieces(bytes: Buffer, size: number): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
}

test('the elements of a list are what JSON.parse makes of it, however it is written and cut', () => {
  fc.assert(
    fc.property(written, fc.integer({ min: 1, max: 60 }), fc.boolean(), ({ values, text }, size, mark) => {
      const bytes = Buffer.from(text);
      const file = mark && size > 2 ? Buffer.concat([Buffer.from('\uFEFF'), bytes]) : bytes;
      const elements = [...jsonElements(pieces(file, size))];
      expect(elements.map((element) => JSON.parse(element.bytes.toString()))).toEqual(
        JSON.parse(JSON.stringify(values)),
      );
      for (const { bytes: own, offset } of elements)
        expect(file.subarray(offset, offset + own.length)).toEqual(own);
    }),
  );
});

test('what JSON.parse refuses is no list of values, wherever it is cut', () => {
  const marks = fc.string({ unit: fc.constantFrom('[', ']', '{', '}', ',', ':', '"', '\\', '1', ' ', 'a') });
  /** A list as it is, or without one of its characters. */
  const nearly = fc
    .tuple(fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 3 }), fc.nat(), fc.nat(1))
    .map(([list, place, cut]) => {
      const text = JSON.stringify(list);
      const at = place % text.length;
      return text.slice(0, at) + text.slice(at + cut);
    });
  fc.assert(
    fc.property(fc.oneof(marks, nearly), fc.integer({ min: 1, max: 9 }), (text, size) => {
      const read = () =>
        [...jsonElements(pieces(Buffer.from(text), size))].map(({ bytes }) => JSON.parse(bytes.toString()));
      const whole = parsed(text);
      if (Array.isArray(whole)) expect(read()).toEqual(whole);
      else expect(read).toThrow();
    }),
    { numRuns: 2_000 },
  );
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

test('a file that ends too early names where its last row begins', () => {
  const read = () => [...jsonElements([Buffer.from('[{"id":1},\n  {"id":')])];
  expect(read).toThrow(NoList);
  try {
    read();
  } catch (error) {
    expect((error as NoList).offset).toBe(13);
  }
});
