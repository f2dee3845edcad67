import { expect, test } from 'vitest';
import { addOffers, checkFiles, workbookBytes } from '../../../tests/support/made-spreadsheet';
import { openWorkbook } from '../folder/workbook/read-workbook';
import { annotatedWorkbook } from './annotated-workbook';

const fillOf = (cell: { fill?: unknown } | undefined) =>
  (cell?.fill as { fgColor?: { argb?: string } } | undefined)?.fgColor?.argb;

test('wrong cells are coloured and say why, and the copy is read like the workbook', async () => {
  const bytes = await workbookBytes((workbook) => {
    const sheet = addOffers(workbook, { distribution: 'quaterly', target_return_min: 0.1, location: 'Gore' });
    sheet.getCell('G1').note = 'How often it pays';
    sheet.getCell('G2').note = 'Ask Aroha';
  });
  const { problems } = await checkFiles({ 'tussock.xlsx': bytes });
  const copy = await annotatedWorkbook(bytes, problems, 1e8);
  const workbook = await openWorkbook(copy, 1e8);
  expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Problems', 'offers', 'Lists']);
  const sheet = workbook.getWorksheet('offers');
  const [wrong, odd, right] = ['G2', 'H2', 'I2'].map((at) => sheet?.getCell(at));
  expect([fillOf(wrong), fillOf(odd), fillOf(right)]).toEqual(['FFF8C9C4', 'FFFBE7B2', undefined]);
  expect(JSON.stringify(wrong?.note)).toMatch(
    /Ask Aroha.*ERROR: distribution must be one of .*Did you mean quarterly\?/,
  );
  const list = workbook.getWorksheet('Problems');
  expect(list?.rowCount).toBe(problems.length + 1);
  expect(list?.getCell('C2').value).toMatchObject({ text: 'G2', hyperlink: "#'offers'!G2" });

  const again = await checkFiles({ 'tussock.xlsx': copy });
  expect(again.problems).toEqual(problems);
});

test('an annotated copy that is corrected can be annotated again', async () => {
  const bytes = await workbookBytes((workbook) => void addOffers(workbook, { distribution: 'x' }));
  const { problems } = await checkFiles({ 'tussock.xlsx': bytes });
  const twice = await annotatedWorkbook(await annotatedWorkbook(bytes, problems, 1e8), [], 1e8);
  const workbook = await openWorkbook(twice, 1e8);
  expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Problems', 'offers', 'Lists']);
  expect(workbook.getWorksheet('Problems')?.rowCount).toBe(1);
});
