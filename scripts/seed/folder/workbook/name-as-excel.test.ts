import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { addOffers, checkFiles, GOOD_OFFER, workbookBytes } from '../../../../tests/support/made-spreadsheet';
import { openWorkbook } from './read-workbook';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A workbook with a note, a table and a picture on its sheets, written as openpyxl writes them. */
async function namedByAnother(): Promise<Uint8Array> {
  const archive = await JSZip.loadAsync(
    await workbookBytes((workbook) => {
      const sheet = addOffers(workbook);
      sheet.getCell('A1').note = 'Never change it';
      const table = { name: 'Kept', ref: 'A4', columns: [{ name: 'x' }, { name: 'y' }], rows: [] };
      const kept = workbook.addWorksheet('Kept');
      kept.addTable(table);
      kept.addImage(workbook.addImage({ base64: PIXEL, extension: 'png' }), 'F1:G2');
    }),
  );
  const rename = async (from: string, to: string) =>
    archive.file(to, (await archive.file(from)?.async('nodebuffer')) ?? '').remove(from);
  await rename('xl/comments1.xml', 'xl/comments/comment1.xml');
  await rename('xl/drawings/vmlDrawing1.vml', 'xl/drawings/commentsDrawing1.vml');
  for (const { name } of archive.file(/worksheets\/_rels\//)) {
    const links = (await archive.file(name)?.async('string')) ?? '';
    archive.file(
      name,
      links
        .replaceAll('"../comments', '"/xl/comments/comment')
        .replaceAll('"../drawings/vml', '"/xl/drawings/comments')
        .replaceAll('"../', '"/xl/'),
    );
  }
  const drawing = (await archive.file('xl/drawings/drawing1.xml')?.async('string')) ?? '';
  archive.file(
    'xl/drawings/drawing1.xml',
    drawing.replaceAll('xmlns:xdr', 'xmlns').replaceAll(/(?<=<\/?)xdr:/g, ''),
  );
  return archive.generateAsync({ type: 'uint8array' });
}

test('a workbook whose notes, tables and pictures another program wrote is read, and keeps them', async () => {
  const bytes = await namedByAnother();
  const { directory, problems } = await checkFiles({ 'tussock.xlsx': bytes });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(directory?.offers.map(({ name }) => name)).toEqual([GOOD_OFFER.name]);
  const workbook = await openWorkbook(bytes, 1e8);
  expect(workbook.getWorksheet('offers')?.getCell('A1').note).toBe('Never change it');
  expect(workbook.getWorksheet('Kept')?.getTable('Kept').name).toBe('Kept');
  expect(workbook.getWorksheet('Kept')?.getImages()).toHaveLength(1);
});
