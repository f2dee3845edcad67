import { TABLE_NAMES } from '@tussock/core/directory/tables';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../tests/support/any-character';
import { isDataFile, nameProblems } from './file-names';

const told = (...files: string[]) =>
  nameProblems(files).map(({ severity, file, reason }) => `${severity} ${file}: ${reason}`);

test('the names of the contract are right, all of them', () => {
  const files = [...TABLE_NAMES.flatMap((table) => [`${table}.json`, `${table}.csv`]), 'settings.json'];
  expect(nameProblems(files)).toEqual([]);
  expect(files.every(isDataFile)).toBe(true);
});

test.each([
  ['Offers.json', 'offers.json'],
  ['OFFERS.JSON', 'offers.json'],
  ['offers.Csv', 'offers.csv'],
  ['offer.csv', 'offers.csv'],
  ['provider.json', 'providers.json'],
  ['key_person.csv', 'key_people.csv'],
  ['Key People.csv', 'key_people.csv'],
  ['assetClasses.json', 'asset_classes.json'],
  ['asset-class.json', 'asset_classes.json'],
  ['offers .json', 'offers.json'],
  [' offers.json', 'offers.json'],
  ['offers.json ', 'offers.json'],
  ['offers (1).csv', 'offers.csv'],
  ['offers copy.csv', 'offers.csv'],
  ['Copy of offers.csv', 'offers.csv'],
  ['offers_rows.csv', 'offers.csv'],
  ['public.offers.csv', 'offers.csv'],
  ['offers-2026-11-20.csv', 'offers.csv'],
  ['ofers.json', 'offers.json'],
  ['provders.csv', 'providers.csv'],
  ['prvidrs.csv', 'providers.csv'],
  ['Directory 2026 - offers.csv', 'offers.csv'],
  ['Our data - old - Key People.csv', 'key_people.csv'],
  ['tussock-offers.csv', 'offers.csv'],
  ['my-data-asset_classes.csv', 'asset_classes.csv'],
  ['ｏｆｆｅｒｓ.json', 'offers.json'],
  ['Settings.json', 'settings.json'],
  ['setting.json', 'settings.json'],
])('%j is refused, with the name it should have', (file, right) => {
  expect(told(file, 'tags.json')).toEqual([expect.stringMatching(`^error .*Rename it to ${right}$`)]);
});

test.each(['offers.csv', 'offers.json', 'tussock.xlsx'])(
  'beside %s a sheet that LibreOffice wrote is left out',
  (file) => {
    expect(told('tussock-offers.csv', file)).toEqual([expect.stringMatching(/^warning .*was not read$/)]);
  },
);

test.each([
  ['offers.xlsm', 'Save it as offers.xlsx or offers.csv (CSV UTF-8)'],
  ['Offers.XLS', 'Save it as offers.xlsx or offers.csv (CSV UTF-8)'],
  ['offer.numbers', 'Save it as offers.xlsx or offers.csv (CSV UTF-8)'],
  ['funds.tsv', 'Save it as funds.xlsx or funds.csv (CSV UTF-8)'],
  ['offers', 'Save it as offers.json or offers.csv'],
  ['offers.json.txt', 'Save it as offers.json or offers.csv'],
  ['offers.csv.gz', 'Save it as offers.json or offers.csv'],
  ['asset_class.txt', 'Save it as asset_classes.json or asset_classes.csv'],
  ['offers.jsonl', 'Save it as offers.json or offers.csv'],
  ['settings.csv', 'Save it as settings.json'],
  ['settings.xls', 'Save it as settings.json'],
])('%j is refused, with what to make of it', (file, advice) => {
  expect(told(file, 'tags.json')).toEqual([expect.stringContaining(advice)]);
  expect(told(file, 'tags.json')[0]).toMatch(/^error/);
});

test('beside the right file a second candidate is an error, and what it was made from a warning', () => {
  expect(told('offers.json', 'Offers.json')).toEqual([
    'error Offers.json: is beside offers.json. Keep one of them: a table comes from one file',
  ]);
  expect(told('offers.csv', 'Offers.csv')).toEqual([
    'error Offers.csv: is beside offers.csv. Keep one of them: a table comes from one file',
  ]);
  expect(told('offers.csv', 'offers.ods', 'offers.csv.bak')).toEqual([
    'warning offers.ods: was not read; offers.csv was',
    'warning offers.csv.bak: was not read; offers.csv was',
  ]);
});

test.each(['tussock.xls', 'directory.ODS', 'Offers Nov.xlsm', 'data.numbers', 'book.xlsb'])(
  'the workbook %j is an error whatever its name, or a warning beside what was made from it',
  (file) => {
    const stem = file.slice(0, file.lastIndexOf('.'));
    expect(told(file, 'settings.json')[0]).toMatch(/^error .*xlsx/);
    expect(told(file, 'another.xlsx')[0]).toMatch(/^error/);
    expect(told(file, `${stem}.xlsx`)).toEqual([`warning ${file}: was not read; ${stem}.xlsx was`]);
    expect(told(file, `~$${stem}.xlsx`, 'settings.json')[0]).toMatch(/^error/);
  },
);

test('tables of others are only reported, and what is no table is let be', () => {
  const others = [
    'users.csv',
    'page_views.json',
    'resources.csv',
    'orders.csv',
    'fun.csv',
    'profiles.json',
    'data.json',
    'users.tsv',
  ];
  expect(told(...others)).toEqual(
    others.map((file) => `warning ${file}: is not named as a table and was not read`),
  );
  const notes = [
    'README.md',
    'sources.md',
    'offers.pdf',
    'logo.png',
    '.DS_Store',
    '._offers.json',
    '~$offers.xlsx',
  ];
  expect(told(...notes, 'offers.json')).toEqual([]);
});

test('however a table is written with other case, spaces, signs and endings, it is never passed over in silence', () => {
  const spelling = fc
    .constantFrom(...TABLE_NAMES)
    .chain((table) =>
      fc.record({
        table: fc.constant(table),
        upper: fc.array(fc.boolean(), { minLength: table.length, maxLength: table.length }),
        between: fc.constantFrom('_', ' ', '-', '.', ''),
        around: fc.constantFrom('', ' ', ' (2)', '_rows', ' copy', '-export'),
        end: fc.constantFrom('json', 'csv', 'JSON', 'Csv', 'xls', 'ods', 'txt', 'csv ', 'gz'),
      }),
    )
    .map(({ table, upper, between, around, end }) => {
      const cased = [...table].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join('');
      return { table, file: `${cased.replaceAll('_', between)}${around}.${end}` };
    });
  fc.assert(
    fc.property(spelling, ({ table, file }) => {
      fc.pre(!isDataFile(file));
      expect(told(file)).toEqual([expect.stringMatching(`^error .*${table}`)]);
    }),
    { numRuns: 500 },
  );
});

test('no list of names, whatever is in it, throws', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: anyCharacter })), (files) => Array.isArray(nameProblems(files))),
  );
});
