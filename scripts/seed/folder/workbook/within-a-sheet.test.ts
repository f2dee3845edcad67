import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { addOffers, checkFiles, lineOf, workbookBytes } from '../../../../tests/support/made-spreadsheet';
import { openWorkbook } from './read-workbook';

const SHEET = 'xl/worksheets/sheet1.xml';

/** A workbook with an offer, in which a part has `more` in front of an element. */
async function stating(part: string, element: string, more: string): Promise<Uint8Array> {
  const archive = await JSZip.loadAsync(await workbookBytes((workbook) => void addOffers(workbook)));
  const text = (await archive.file(part)?.async('string')) ?? '';
  expect(text).toContain(element);
  archive.file(part, text.replace(element, more + element));
  return archive.generateAsync({ type: 'uint8array' });
}

const row = (number: number) => `<row r="${number}"><c r="A${number}" t="str"><v>x</v></c></row>`;
const columns = (last: number) => `<cols><col min="1" max="${last}" width="9"/></cols>`;
const merged = (...ranges: string[]) =>
  `<mergeCells>${ranges.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`;

const BEHIND = 'has rows or columns behind the last one of a sheet. Delete them';
const MERGED = 'has too many merged cells to be read. Unmerge them';
test.each([
  ['a row behind the last one', '</sheetData>', row(1_048_577), BEHIND],
  ['a row of billions', '</sheetData>', row(4_294_967_290), BEHIND],
  ['more columns than a sheet', '<sheetData>', columns(16_385), BEHIND],
  ['all its cells in one', '<pageMargins', merged('A1:XFD1048576'), MERGED],
  ['the same the other way round', '<pageMargins', merged('$XFD$1048576:$A$1'), MERGED],
  ['many cells in two', '<pageMargins', merged('A3:Z2000', 'A2003:Z4000'), MERGED],
])('a workbook of some kilobytes with %s is refused', async (_, element, more, reason) => {
  const bytes = await stating(SHEET, element, more);
  const { problems, directory } = await checkFiles({ 'offers.xlsx': bytes });
  expect(problems.map(lineOf)).toEqual([`error offers.xlsx: ${reason}`]);
  expect(directory).toBeNull();
});

test('all the rows and columns of a sheet are read', async () => {
  const bytes = await stating(SHEET, '<sheetData>', columns(16_384));
  expect((await checkFiles({ 'offers.xlsx': bytes })).directory?.offers).toHaveLength(1);
  const last = await stating(SHEET, '</sheetData>', row(1_048_576));
  expect((await checkFiles({ 'offers.xlsx': last })).problems.map(({ cell }) => cell)).toContain('A1048576');
});

test('names are read as long as their cells fit into memory, and no value is lost with a name', async () => {
  const names = { small: 'offers!$A$1:$C$2', all: 'offers!$A$1:$XFD$1048576', column: 'offers!$B:$B' };
  const elements = Object.entries(names).map(
    ([name, at]) => `<definedName name="${name}">${at}</definedName>`,
  );
  const bytes = await stating(
    'xl/workbook.xml',
    '<calcPr',
    `<definedNames>${elements.join('')}<definedName name="row">offers!$A$3:$Z$3</definedName></definedNames>`,
  );
  const { definedNames } = await openWorkbook(bytes, 1_000_000);
  expect(definedNames.model.map(({ name }) => name)).toEqual(expect.arrayContaining(['small', 'row']));
  expect(definedNames.model.map(({ name }) => name)).not.toContain('all');
  expect((await checkFiles({ 'offers.xlsx': bytes })).directory?.offers).toHaveLength(1);
});
