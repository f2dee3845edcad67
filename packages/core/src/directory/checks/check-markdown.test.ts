import { expect, it } from 'vitest';
import { wrongOffer } from '../validate.fixture';

const WORD = 'has a word of more than 1,000 characters. Put spaces into it';
const marks = (count: string) =>
  `has ${count} times * or _, which mark emphasis; at most 600 are read. Take some out`;

const LEVELS =
  'has a line that begins lists or quotations inside each other more than 100 times. Take some of its marks out';

it.each([
  ['one long word', `See ${'a.'.repeat(500)}@ there`, WORD],
  ['quotations in quotations', '>'.repeat(1_001), WORD],
  ['quotations in quotations with blanks between them', `${'> '.repeat(400)}x`, LEVELS],
  ['lists in lists', `Text.\n\n  ${'- '.repeat(101)}x${' more'.repeat(100)}`, LEVELS],
  ['numbered lists in lists', `${'1. '.repeat(300)}x`, LEVELS],
  ['marks that may belong together', '**a_ '.repeat(301), marks('602')],
  ['the same in one word of each line', `${'_a'.repeat(400)}\n`.repeat(2), marks('800')],
])('Markdown with %s is refused: it would be read for seconds at each page', (_, text, reason) => {
  expect(wrongOffer({ description: text, is_exclusive: false })).toEqual([['error', 'description', reason]]);
});

it.each([
  ['a long address', `[Register](https://register.example/${'a'.repeat(900)})`],
  ['a long list with bullets of both kinds', '* one\n- two\n'.repeat(1_000)],
  ['many words in bold', '**word** and more. '.repeat(300)],
  ['a list in lists as deep as one may be', `${'- '.repeat(100)}x${' more'.repeat(100)}`],
  ['a column of dates', '2026. 1. 2.\n'.repeat(100)],
  ['rules', '\n\n***\n\n'.repeat(100)],
])('Markdown with %s is not', (_, text) => {
  expect(wrongOffer({ description: text })).toEqual([]);
});
