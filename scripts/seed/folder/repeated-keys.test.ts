import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkFiles, GOOD_OFFER, lineOf } from '../../../tests/support/made-spreadsheet';
import { repeatedKeys } from './repeated-keys';

const letters = fc.string({
  unit: fc.constantFrom('"', '\\', '{', '}', '[', ']', ':', ',', 'ā', '\n', 'a', '🏡'),
});

/** An object as somebody may write it, and the keys that it or an object within it has more than once. */
interface Written {
  text: string;
  repeated: string[];
}
const { anything } = fc.letrec<{ anything: Written; list: Written; object: Written }>((tie) => ({
  anything: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(letters, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean()).map((value) => ({
      text: JSON.stringify(value),
      repeated: [],
    })),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('anything'), { maxLength: 3 }).map((items) => ({
    text: `[${items.map(({ text }) => text).join(' , ')}]`,
    repeated: items.flatMap(({ repeated }) => repeated),
  })),
  object: fc.array(fc.tuple(letters, tie('anything')), { maxLength: 4 }).map((entries) => {
    const keys = entries.map(([key]) => key);
    return {
      text: `{${entries.map(([key, { text }]) => `${JSON.stringify(key)} : ${text}`).join(',')}}`,
      repeated: [
        ...keys.filter((key, at) => keys.indexOf(key) < at),
        ...entries.flatMap(([, { repeated }]) => repeated),
      ],
    };
  }),
}));

test('the keys that any object has more than once are found, and no others, however they are written', () => {
  fc.assert(
    fc.property(anything, ({ text, repeated }) => {
      expect(() => JSON.parse(text)).not.toThrow();
      expect(new Set(repeatedKeys(text))).toEqual(new Set(repeated));
    }),
    { numRuns: 1_000 },
  );
});

test('a key is the same however its letters are written', () => {
  expect(repeatedKeys('{"name": 1, "n\\u0061me": 2, "a\\\\": "}", "a": 3}')).toEqual(['name']);
});

test('a row with a key more than once is an error that names key and row', async () => {
  const row = JSON.stringify({ ...GOOD_OFFER, is_active: true });
  const offers = `[${row.replace('}', ', "minimum_investment": 5000, "minimum_investment": 50000}')}]`;
  const settings = '{"name": "Tussock", "name": "Tussock NZ"}';
  const { directory, problems } = await checkFiles({ 'offers.json': offers, 'settings.json': settings });
  expect(directory).toBeNull();
  expect(problems.map((problem) => [lineOf(problem), problem.row, problem.name])).toEqual([
    ['error offers.json minimum_investment: is given more than once. Keep one of them', 1, GOOD_OFFER.name],
    ['error settings.json name: is given more than once. Keep one of them', null, undefined],
  ]);
});

test('a row that is no object has no keys', async () => {
  const { problems } = await checkFiles({ 'tags.json': '[null, [{"a": 1, "a": 2}]]' });
  expect(problems.map(lineOf)).toContain('error tags.json a: is given more than once. Keep one of them');
});
