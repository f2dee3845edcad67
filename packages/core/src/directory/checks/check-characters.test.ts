import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { validateDirectory } from '../validate';

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
  ['name', 'Rimu\u202alatipaC', order('left-to-right embedding (U+202A)')],
  ['name', 'Rimu\n\u2066Capital', order('left-to-right isolate (U+2066)')],
  ['name', 'Rimu\u200bCapital', 'has an invisible character (U+200B). Delete it'],
  ['name', 'Rimu\u{e0041}', 'has an invisible character (U+E0041). Delete it'],
  ['description', 'Lends to\u202dfarms', order('left-to-right override (U+202D)')],
  ['location', '\u2069Nelson', order('pop directional isolate (U+2069)')],
])('a %s that is %j has a warning that names the character', (field, text, reason) => {
  expect(said({ [field]: text })).toEqual([['warning', field, reason]]);
});

it.each([
  ['name', 'Rimu \u202elatipaC\u202c'],
  ['description', 'Returns are \u202edeetnaraug\u202c.'],
  ['description', 'From \u202e000,05$'],
])('a %s that is %j is an error: nobody reads what is written', (field, text) => {
  expect(said({ [field]: text })).toEqual([
    [
      'error',
      field,
      'has a right-to-left override (U+202E), which shows the letters and figures behind it backwards. Delete it',
    ],
  ]);
});

const like = (letter: string) =>
  `has ${letter} in a word of our letters, a letter of another alphabet that can look like ours. Type it again if it is not meant`;
it.each([
  ['Rim\u0443 Capital', like('“\u0443” (U+0443)')],
  ['\u041aowhai', like('“\u041a” (U+041A)')],
  ['K\u014dwh\u0430i', like('“\u0430” (U+0430)')],
  ['Rimu C\u03bfpital', like('“\u03bf” (U+03BF)')],
])('a name that is %j has a warning: it is found by nobody, and passes for another', (name, reason) => {
  expect(said({ name })).toEqual([['warning', 'name', reason]]);
});

it.each([
  '\u03b1 Capital',
  'Rimu \u041a\u0430\u043f\u0438\u0442\u0430\u043b',
  'K\u014dwhai \u2013 \u5929\u539fCapital',
])('a name that is %j has none', (name) => {
  expect(said({ name })).toEqual([]);
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
  expect(titled('Fact\u202esheet')).toEqual([['error', expect.stringContaining('backwards. Delete it')]]);
  expect(titled('Fact\ufffdsheet')).toEqual([['error', expect.stringContaining('U+FFFD')]]);
});
