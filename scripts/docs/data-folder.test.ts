import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { columnsOf, TABLE_NAMES } from '@tussock/core/directory/tables';
import { siteSettings } from '@tussock/core/settings/settings-schema';
import { expect, test } from 'vitest';
import { checkFolder } from '../seed/folder/check-folder';
import { dataFolderText } from './data-folder';

const page = readFileSync(join(import.meta.dirname, '../../docs/data-folder.md'), 'utf8');

test('the page of the data folder is the one that `npm run docs` writes', () => {
  expect(page).toBe(dataFolderText());
});

test('every table, column and setting is there, and every column has a meaning', () => {
  for (const table of TABLE_NAMES) {
    const section = page.split(`\n## ${table}\n`)[1]?.split('\n## ')[0] ?? '';
    for (const [column] of columnsOf(table)) {
      const row = section.split('\n').find((line) => line.startsWith(`| \`${column}\` |`));
      expect([table, column, row?.split('|')[3]?.trim()]).not.toEqual([table, column, '']);
      expect([table, column, row]).not.toEqual([table, column, undefined]);
    }
  }
  const settings = Object.keys(siteSettings.shape);
  expect(settings.filter((setting) => !page.includes(`\n| ${setting} |`))).toEqual([]);
});

/** The blocks of code under "From files", by their language. */
const [ROWS = '', SETTINGS = '', CSV = ''] = [
  ...(page.split('### From files')[1]?.split('\n## ')[0] ?? '').matchAll(/```(?:json|csv)\n([\s\S]*?)```/g),
].map(([, block]) => block);

test.each([
  ['offers.json', ROWS],
  ['offers.csv', CSV],
])(
  'the smallest folder, with %s, loads as it is there: nothing is wrong, and lists have its offer',
  async (file, rows) => {
    const folder = mkdtempSync(join(tmpdir(), 'smallest-'));
    try {
      for (const [name, text] of Object.entries({ [file]: rows, 'settings.json': SETTINGS }))
        writeFileSync(join(folder, name), text);
      const { directory, problems } = await checkFolder(folder);
      expect(problems).toEqual([]);
      expect(directory?.offers).toMatchObject([{ status: 'Open', is_active: true }]);
      expect(directory?.settings).toEqual({});
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
