import { expect, it } from 'vitest';
import { wrongOffer } from './validate.fixture';

const WORD = 'has a word of more than 1,000 characters. Put spaces into it';
const marks = (count: string) =>
  `has ${count} times * or _, which mark emphasis; at most 600 are read. Take some out`;

it.each([
  ['one long word', `See ${'a.'.repeat(500)}@ there`, WORD],
  ['quotations in quotations', '>'.repeat(1_001), WORD],
  ['marks that may belong together', '**a_ '.repeat(301), marks('602')],
  ['the same in one word of each line', `${'_a'.repeat(400)}\n`.repeat(2), marks('800')],
])('Markdown with %s is refused: it would be read for seconds at each page', (_, text, reason) => {
  expect(wrongOffer({ description: text, is_exclusive: false })).toEqual([['error', 'description', reason]]);
});

it.each([
  ['a long address', `[Register](https://register.example/${'a'.repeat(900)})`],
  ['a long list with bullets of both kinds', '* one\n- two\n'.repeat(1_000)],
  ['many words in bold', '**word** and more. '.repeat(300)],
  ['rules', '\n\n***\n\n'.repeat(100)],
])('Markdown with %s is not', (_, text) => {
  expect(wrongOffer({ description: text })).toEqual([]);
});
