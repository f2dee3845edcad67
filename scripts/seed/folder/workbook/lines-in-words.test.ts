import { expect, test } from 'vitest';
import {
  addOffers,
  checkFiles,
  GOOD_OFFER,
  lineOf,
  workbookBytes,
} from '../../../../tests/support/made-spreadsheet';
import { linesInWords } from './lines-in-words';

test('rows that follow each other are one range, and of many ranges the first twelve are named', () => {
  expect(linesInWords([7])).toBe('7');
  expect(linesInWords([3, 5, 6, 7, 9, 10])).toBe('3, 5–7, 9–10');
  const even = Array.from({ length: 20 }, (_, at) => at * 2);
  expect(linesInWords(even)).toBe('0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22 and more');
});

test('hidden rows are named by their numbers, so that they can be found', async () => {
  const bytes = await workbookBytes((workbook) => {
    const sheet = addOffers(workbook);
    for (const at of [3, 4, 5, 6]) {
      const id = GOOD_OFFER.id.replace('bed', `be${at}`);
      sheet.addRow(Object.values({ ...GOOD_OFFER, id, slug: `kowhai-${at}` }));
    }
    for (const at of [3, 5, 6]) sheet.getRow(at).hidden = true;
  });
  const { problems } = await checkFiles({ 'tussock.xlsx': bytes });
  expect(problems.map(lineOf)).toContain(
    'warning tussock.xlsx, offers: has 3 hidden rows (3, 5–6), loaded like the others',
  );
});
