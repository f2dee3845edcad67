import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mended } from './mend';
import { tokensOf } from './token';

const WORDS = ['property', 'forestry', 'quarterly', 'income', 'auckland'];
const mendedText = (text: string, words = WORDS, known: readonly string[] = []) =>
  mended(tokensOf(text), new Set(words), (word) => known.includes(word))
    .map((token) => token.text)
    .join(' ');

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const place = fc.nat(30);
/** A word with one letter left out, added, another one, or exchanged with the next. */
const edited = (word: fc.Arbitrary<string>) =>
  fc.tuple(word, place, letter, fc.constantFrom('out', 'in', 'other', 'swap')).map(([text, at, one, how]) => {
    const from = at % (text.length + (how === 'in' ? 1 : 0));
    const [before, here, after] = [text.slice(0, from), text.charAt(from), text.slice(from + 1)];
    if (how === 'out') return before + after;
    if (how === 'in') return before + one + here + after;
    if (how === 'other') return before + one + after;
    return before + after.slice(0, 1) + here + after.slice(1);
  });

it('a word of five letters or more with one typing error is the word of a phrase', () => {
  const word = fc.constantFrom(...WORDS);
  fc.assert(
    fc.property(
      word.chain((meant) => fc.tuple(fc.constant(meant), edited(fc.constant(meant)))),
      ([meant, typed]) => {
        expect([typed, mendedText(`low ${typed} fund`)]).toEqual([typed, `low ${meant} fund`]);
      },
    ),
    { numRuns: 500 },
  );
});

it('no other word is: two errors, fewer letters, one that the directory has, or one that may be two words', () => {
  for (const typed of ['prprty', 'poperyt', 'propertyyy', 'xxproperty', 'ytreporp'])
    expect(mendedText(typed, ['property'])).toBe(
      tokensOf(typed)
        .map(({ text }) => text)
        .join(' '),
    );
  expect(mendedText('inco', ['incom'])).toBe('inco');
  expect(mendedText('incom', ['incoms'])).toBe('incoms');
  expect(mendedText('forestty', WORDS, ['forestty'])).toBe('forestty');
  expect(mendedText('security', ['securite', 'securita'])).toBe('security');
  expect(mendedText('"propety"')).toBe(tokensOf('"propety"')[0]?.text);
  // A letter left out comes before one too many.
  expect(mendedText('monthy', ['month', 'monthly'])).toBe('monthly');
  expect(mendedText('issued', ['issue', 'issues'])).toBe('issued');
  // Never of words of praise, nor of closing.
  expect(mendedText('secure', ['secured'])).toBe('secure');
  expect(mendedText('closes', ['closed'])).toBe('closes');
});
