import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { addOffers, workbookBytes } from '../../../tests/support/made-spreadsheet';
import { writeAnnotated, writeHtmlReport } from './write-reports';

const newFolder = () => mkdtempSync(join(tmpdir(), 'tussock-reports-'));
const [one, two, none, out] = [newFolder(), newFolder(), newFolder(), newFolder()];
beforeAll(async () => {
  const bytes = await workbookBytes((workbook) => void addOffers(workbook));
  writeFileSync(join(one, 'tussock.xlsx'), bytes);
  for (const file of ['a.xlsx', 'b.xlsx']) writeFileSync(join(two, file), bytes);
  writeFileSync(join(none, 'tags.csv'), 'id,slug,name\n');
});

test.each([
  ['among the files that it is about', one, join(one, 'checked.xlsx'), 'would be loaded with the folder'],
  ['under a name of something else', one, join(out, 'checked.csv'), 'must end with .xlsx'],
  ['without a workbook', none, join(out, 'checked.xlsx'), 'has no workbook'],
  ['of two workbooks', two, join(out, 'checked.xlsx'), 'one workbook can be copied'],
  ['in a folder that is not there', one, join(out, 'no', 'checked.xlsx'), 'cannot be written'],
])('no annotated copy is written %s', async (_, folder, file, message) => {
  await expect(writeAnnotated(file, folder, [], 1e8)).rejects.toThrow(message);
});

test('a page is written as .html only, and never in place of a data file', () => {
  expect(() => writeHtmlReport(join(one, 'offers.json'), one, [])).toThrow('must end with .html');
  expect(() => writeHtmlReport(join(out, 'no', 'report.html'), one, [])).toThrow('cannot be written');
});
