import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { addOffers, checkFiles, lineOf, workbookBytes } from '../../../../tests/support/made-spreadsheet';

test('a row without a height and a column without a width are hidden ones', async () => {
  const archive = await JSZip.loadAsync(await workbookBytes((workbook) => void addOffers(workbook)));
  const path = 'xl/worksheets/sheet1.xml';
  const sheet = (await archive.file(path)?.async('string')) ?? '';
  const flat = sheet
    .replace('<row r="2"', '<row r="2" ht="0" customHeight="1"')
    .replace('<sheetData>', '<cols><col min="3" max="3" width="0" customWidth="1"/></cols><sheetData>');
  const bytes = await archive.file(path, flat).generateAsync({ type: 'nodebuffer' });
  const { problems } = await checkFiles({ 'tussock.xlsx': bytes });
  expect(problems.map(lineOf)).toEqual([
    'warning tussock.xlsx, offers: has hidden columns (C), loaded like the others',
    'warning tussock.xlsx, offers: has 1 hidden row (2), loaded like the others',
  ]);
});
