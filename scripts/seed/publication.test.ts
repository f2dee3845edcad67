import type { RawTables } from '@tussock/core/directory/raw-tables';
import { validateDirectory } from '@tussock/core/directory/validate';
import { expect, test } from 'vitest';
import { GOOD_OFFER } from '../../tests/support/made-spreadsheet';
import { tooLarge } from './publication';

test('a record that is too large is named with its own row, as its sheet numbers it', () => {
  const long = `${'ā—'.repeat(400)} `.repeat(72);
  const large = { ...GOOD_OFFER, description: long, details: long, conflicts: long, outcome_note: long };
  const small = { ...GOOD_OFFER, id: GOOD_OFFER.id.replace('1b', '2b'), slug: 'rimu' };
  const sheet = { file: 'tussock.xlsx', letters: {}, text_values: true };
  const tables: RawTables = {
    offers: { ...sheet, sheet: 'offers', rows: [small, large], lines: [2, 4] },
    // Its id begins that of the offer.
    tags: { ...sheet, sheet: 'tags', rows: [{ id: '1', slug: 'a', name: 'A' }], lines: [2] },
  };
  const { directory } = validateDirectory({ tags: tables.tags, offers: tables.offers } as RawTables);
  if (directory === null) throw new Error('It is not valid.');
  const reversed = Object.fromEntries(Object.entries(tables).reverse()) as RawTables;
  for (const raw of [tables, reversed])
    expect(tooLarge(directory, raw)).toMatchObject({
      file: 'tussock.xlsx',
      sheet: 'offers',
      line: 4,
      record: 'kowhai-fund',
      name: 'Kowhai Fund',
      reason: expect.stringMatching(/^takes \d+ KB with what it embeds.*\. Shorten its texts$/),
    });
  expect(tooLarge({ ...directory, offers: directory.offers.slice(0, 1) }, tables)).toBeNull();
  expect(tooLarge(directory, { ...tables, offers: { ...sheet, rows: [small], lines: [2] } })).toMatchObject({
    file: 'The folder',
    reason: expect.stringContaining(large.id),
  });
});
