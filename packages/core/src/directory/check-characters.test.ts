import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { validateDirectory } from './validate';

const PROVIDER = { id: '00000000-0000-4000-8000-000000000009', slug: 'rimu', name: 'Rimu' };

const said = (more: Record<string, unknown>) =>
  validateDirectory({
    providers: { file: 'providers.json', rows: [{ ...PROVIDER, ...more }], text_values: false },
  }).problems.map(({ severity, field, reason }) => [severity, field, reason]);
const order = (character: string) => `has a ${character}, which changes the order of its letters. Delete it`;

it.each([
  ['name', 'Rimu\nCapital', 'has a line break. Write it on one line'],
  ['name', 'Rimu\r\nCapital', 'has a line break. Write it on one line'],
  ['name', 'Rimu\u2028Capital', 'has a line break. Write it on one line'],
  ['name', 'Rimu\u202elatipaC', order('right-to-left override (U+202E)')],
  ['name', 'Rimu\n\u2066Capital', order('left-to-right isolate (U+2066)')],
  ['name', 'Rimu\u200bCapital', 'has an invisible character (U+200B). Delete it'],
  ['name', 'Rimu\u{e0041}', 'has an invisible character (U+E0041). Delete it'],
  ['description', 'Lends to\u202dfarms', order('left-to-right override (U+202D)')],
  ['location', '\u2069Nelson', order('pop directional isolate (U+2069)')],
])('a %s that is %j has a warning that names the character', (field, text, reason) => {
  expect(said({ [field]: text })).toEqual([['warning', field, reason]]);
});

const AGAIN = 'Take it from an earlier copy, and save it as CSV UTF-8 or .xlsx';
it.each([
  ['name', 'R\ufffdmu', 'has a sign for a letter that was lost (U+FFFD)'],
  [
    'description',
    'In M\u00c4\u0081ngere',
    'has a control character (U+0081), as a file has that was opened in the wrong encoding',
  ],
])('a %s that is %j has lost a letter, which is an error', (field, text, reason) => {
  expect(said({ [field]: text })).toEqual([['error', field, `${reason}. ${AGAIN}`]]);
});

it('letters of UTF-8 that were read as Windows-1252 have an error or a warning, and the letters themselves none', () => {
  const decoder = new TextDecoder('windows-1252');
  fc.assert(
    fc.property(fc.constantFrom(...'āēīōūĀĒĪŌŪéèüñçöß’‘“”–—•…£°½'), (letter) => {
      const text = `Wh${letter} nui`;
      expect(said({ description: text })).toEqual([]);
      const misread = decoder.decode(new TextEncoder().encode(text));
      expect(said({ description: misread })).toEqual([
        [expect.stringMatching(/^(error|warning)$/), 'description', expect.stringContaining(AGAIN)],
      ]);
    }),
    { numRuns: 200 },
  );
});

it.each([
  ['name', ' Rīmu Capital (No. 2) – \u0645\u062d\u0645\u062f 👩\u200d🌾\n'],
  ['description', 'One line\n\nand another\u00ad.'],
])('a %s that is %j has none', (field, text) => {
  expect(said({ [field]: text })).toEqual([]);
});

it('the title of a document has them like a name', () => {
  const titled = (title: string) => {
    const documents = [null, { title: 'One', address: 'https://one.example/' }, { title, address: 7 }];
    const offers = { file: 'offers.json', rows: [{ name: 'Rimu', documents }], text_values: false };
    return validateDirectory({ offers })
      .problems.filter(({ field }) => field === 'documents[2].title')
      .map(({ severity, reason }) => [severity, reason]);
  };
  expect(titled('Fact sheet')).toEqual([]);
  expect(titled('Fact\nsheet')).toEqual([['warning', 'has a line break. Write it on one line']]);
  expect(titled('Fact\u202esheet')).toEqual([['warning', order('right-to-left override (U+202E)')]]);
  expect(titled('Fact\ufffdsheet')).toEqual([['error', expect.stringContaining('U+FFFD')]]);
});
