import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { addOffers, checkFiles, lineOf, workbookBytes } from '../../../../tests/support/made-spreadsheet';

test('a workbook whose first sheet is in a file of another name is refused: its table would be empty', async () => {
  const archive = await JSZip.loadAsync(
    await workbookBytes((workbook) => {
      addOffers(workbook);
      workbook.addWorksheet('faqs').addRows([
        ['question', 'answer'],
        ['Why?', 'So.'],
      ]);
    }),
  );
  const links = (await archive.file('xl/_rels/workbook.xml.rels')?.async('string')) ?? '';
  archive.file('xl/_rels/workbook.xml.rels', links.replace('sheet1.xml', 'sheet.xml'));
  const sheet = (await archive.file('xl/worksheets/sheet1.xml')?.async('string')) ?? '';
  archive.file('xl/worksheets/sheet.xml', sheet).remove('xl/worksheets/sheet1.xml');
  const { problems } = await checkFiles({
    'tussock.xlsx': await archive.generateAsync({ type: 'uint8array' }),
  });
  expect(problems.map(lineOf)).toEqual([
    'error tussock.xlsx: has a sheet that cannot be read, in its file xl/worksheets/sheet.xml. Open it in a spreadsheet program and save it again as .xlsx',
  ]);
});

test.each([
  ['.ods', { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' }],
  ['.numbers', { 'Index/Document.iwa': 'x', 'preview.jpg': 'x' }],
])('a %s that was renamed is said to be no .xlsx', async (_, files) => {
  const archive = new JSZip();
  for (const [name, content] of Object.entries(files)) archive.file(name, content);
  const { problems } = await checkFiles({
    'offers.xlsx': await archive.generateAsync({ type: 'uint8array' }),
  });
  expect(problems.map(lineOf)).toEqual([
    'error offers.xlsx: is not a workbook as Excel writes it, whatever its name. Open it in the program that made it and save it as .xlsx',
  ]);
});
