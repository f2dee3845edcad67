import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { addOffers, checkFiles, lineOf, workbookBytes } from '../../../../tests/support/made-spreadsheet';

const SHEET = 'xl/worksheets/sheet1.xml';

/** Checks a workbook with an offer whose cell of a column is written so, behind its address and style. */
async function checkCell(field: string, format: string, written: string, date1904 = false) {
  const archive = await JSZip.loadAsync(
    await workbookBytes((workbook) => {
      workbook.properties.date1904 = date1904;
      addOffers(workbook, { [field]: { value: 123.5, format } });
    }),
  );
  const text = (await archive.file(SHEET)?.async('string')) ?? '';
  const made = text.replace(/(<c r="\w+"(?: s="\d+")?)[^>]*><v>123.5<\/v>/, `$1 ${written}`);
  expect(made).not.toBe(text);
  archive.file(SHEET, made);
  return checkFiles({ 'tussock.xlsx': await archive.generateAsync({ type: 'uint8array' }) });
}

test('the result of a formula that is a shared text is not read as the number of that text', async () => {
  const { problems } = await checkCell('minimum_investment', '0', 't="s"><f>A1</f><v>3</v>');
  expect(problems.map(lineOf)).toEqual([
    expect.stringContaining('is a formula whose result is empty or was not saved. Write the value'),
  ]);
});

test.each([
  ['2026-12-20', false],
  ['2026-12-20T00:00:00', false],
  ['2026-12-20T00:00:00.000Z', true],
])('a day that is written as %s is that day', async (day, date1904) => {
  const { directory } = await checkCell('closes_on', 'yyyy-mm-dd', `t="d"><v>${day}</v>`, date1904);
  expect(directory?.offers).toMatchObject([{ closes_on: '2026-12-20' }]);
});

test('a day in a column of texts or numbers is refused, not read as its year', async () => {
  for (const field of ['location', 'term_months']) {
    const { problems } = await checkCell(field, 'yyyy-mm-dd', 't="d"><v>2026-12-20</v>');
    expect(problems.map(({ reason }) => reason)).toEqual([expect.stringMatching(/^is a date: /)]);
  }
  const { problems } = await checkCell('term_months', '0', 't="d"><v>10:30:00</v>');
  expect(problems.map(({ severity, value }) => [severity, value])).toEqual([['error', '10:30:00']]);
});

test('a character that is written as its number is that character', async () => {
  const taglines = [
    't="str"><f>A1</f><v>One_x000D_\nline</v>',
    't="inlineStr"><is><t>One_x000D_\nline</t></is>',
  ];
  for (const written of taglines) {
    const { directory } = await checkCell('tagline', 'General', written);
    expect(directory?.offers).toMatchObject([{ tagline: expect.stringMatching(/^One\s+line$/) }]);
  }
  const kept = await checkCell('tagline', 'General', 't="str"><v>A_x005F_x000D_ b &amp; c_x0001_</v>');
  expect(kept.directory?.offers).toMatchObject([{ tagline: 'A_x000D_ b & c_x0001_' }]);
});

test('cells without an end, of which there are many, are not looked through again and again', async () => {
  const archive = await JSZip.loadAsync(await workbookBytes((workbook) => addOffers(workbook)));
  const text = (await archive.file(SHEET)?.async('string')) ?? '';
  for (const open of ['<c r="A1" t="s">x', '<c ']) {
    archive.file(SHEET, text.replace('</sheetData>', `${open.repeat(100_000)}</sheetData>`));
    const { problems } = await checkFiles({
      'tussock.xlsx': await archive.generateAsync({ type: 'uint8array' }),
    });
    expect(problems.map(({ severity }) => severity)).toEqual(['error']);
  }
});
