import { expect, test } from 'vitest';
import { checkFiles, lineOf, offersCsv } from '../../../tests/support/made-spreadsheet';

const said = async (files: Record<string, string>) => (await checkFiles(files)).problems.map(lineOf);
const REASON = 'states nothing, and is shown as it is. Leave it empty';

test.each([
  ['location', 'TBC'],
  ['risk_rating', 'Unknown'],
  ['term_description', 'to be confirmed'],
  ['description', '-'],
])('%s that says %s is a warning', async (field, word) => {
  expect(await said({ 'offers.csv': offersCsv({ [field]: word }) })).toEqual([
    `warning offers.csv line 2 ${field}: ${REASON}`,
  ]);
});

test('a kind of return that is a percent sign alone is a warning', async () => {
  expect(await said({ 'offers.csv': offersCsv({ target_return_type: '%' }) })).toEqual([
    'warning offers.csv line 2 target_return_type: names no kind of return; each figure has its percent sign. Name the kind, such as "p.a.", or leave it empty',
  ]);
});

test('a firm is warned of as well', async () => {
  const firm = 'id,name,location\n1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed,Kowhai,n/a\n';
  expect(await said({ 'providers.csv': firm })).toEqual([`warning providers.csv line 2 location: ${REASON}`]);
});

test('a text that is a statement is none', async () => {
  const cells = { location: 'Tbilisi', term_description: 'None', conflicts: 'Nothing' };
  expect(await said({ 'offers.csv': offersCsv(cells) })).toEqual([]);
});

test('a locked text is not shown in a report, whatever it says', async () => {
  expect(await said({ 'offers.csv': offersCsv({ is_exclusive: 'true', details: 'TBC' }) })).toEqual([]);
});
