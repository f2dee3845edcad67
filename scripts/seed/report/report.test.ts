import { expect, test } from 'vitest';
import { addOffers, checkFiles, offersCsv, workbookBytes } from '../../../tests/support/made-spreadsheet';
import { EXAMPLE_MARK } from '../folder/example-rows';
import { reportText } from './report';

const EXAMPLE = `id,slug,name\n"${EXAMPLE_MARK}",,\n`;

test('files of which the same is said have one text, and the total counts each', async () => {
  const { problems } = await checkFiles({
    'offers.csv': offersCsv({ distribution: 'quaterly' }),
    'tags.csv': EXAMPLE,
    'fund_types.csv': EXAMPLE,
  });
  const text = reportText(problems, 'FOLDER');
  expect(text).toContain('fund_types.csv; tags.csv: 2 warnings\n  warning: has an example row');
  expect(text.match(/example row/g)).toHaveLength(1);
  expect(text).toMatch(/^offers\.csv: 1 error$/m);
  expect(text).toContain('\n1 error, 2 warnings in FOLDER.');
  expect(text).not.toContain('Every one of them');
});

test('of many files the first are named, and it says where all are', async () => {
  const names = ['tags', 'fund_types', 'asset_classes', 'key_people', 'faqs'];
  const { problems } = await checkFiles(Object.fromEntries(names.map((name) => [`${name}.csv`, EXAMPLE])));
  const text = reportText(
    problems.filter(({ severity }) => severity === 'warning'),
    'FOLDER',
  );
  expect(text).toMatch(/^fund_types\.csv; tags\.csv; asset_classes\.csv; and 2 more: 5 warnings$/m);
  expect(text).toContain('Every one of them: npm run seed -- validate FOLDER');
});

test('a missing value is named by its row alone', async () => {
  const bytes = await workbookBytes((workbook) => void addOffers(workbook, { name: '' }));
  const { problems } = await checkFiles({ 'tussock.xlsx': bytes });
  expect(reportText(problems, 'FOLDER')).toContain('error: name is missing (cell C2, kowhai-fund)');
});
