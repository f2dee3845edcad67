import { expect, test } from 'vitest';
import { checkFiles, lineOf, workbookBytes } from '../../../tests/support/made-spreadsheet';

const ROWS = 5_001;
const names = Array.from({ length: ROWS }, (_, at) => `Tag ${at}`);
const REFUSED =
  'has 5,001 rows; at most 5,000 rows are read. Delete those that are no data. If all are, add --largest-file 2';

test.each<[file: string, where: string, content: () => string | Promise<Uint8Array>]>([
  ['tags.csv', 'tags.csv', () => ['name', ...names].join('\n')],
  ['tags.json', 'tags.json', () => JSON.stringify(names.map((name) => ({ name })))],
  [
    'tussock.xlsx',
    'tussock.xlsx, tags',
    () =>
      workbookBytes((workbook) => {
        workbook.addWorksheet('tags').addRows([['name'], ...names.map((name) => [name])]);
      }),
  ],
])(
  '%s with more rows than can be checked is one error, not some for each row',
  async (file, where, content) => {
    const files = { [file]: await content() };
    const { problems } = await checkFiles(files, { largestFile: 1 });
    expect(problems.map(lineOf)).toEqual([`error ${where}: ${REFUSED}`]);
    const { tables } = await checkFiles(files, { largestFile: 2 });
    expect(tables.tags?.rows).toHaveLength(ROWS);
  },
);
