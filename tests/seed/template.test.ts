import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Directory } from '@tussock/core/directory/directory';
import type ExcelJS from 'exceljs';
import { beforeAll, describe, expect, test } from 'vitest';
import { diffDirectories } from '../../scripts/seed/diff/diff-directories';
import { validFolder } from '../../scripts/seed/folder/valid-folder';
import { openWorkbook } from '../../scripts/seed/folder/workbook/read-workbook';
import { newFolder, SAMPLE, seed } from './run-seed';
import { useSeedTable } from './seed-table';

const at = useSeedTable();
const run = async (...words: string[]) => {
  const ended = await seed(words, at.env);
  expect(ended, ended.stdout + ended.stderr).toMatchObject({ code: 0 });
  return ended.stdout;
};
const changesOf = async (folder: string) => JSON.parse(await run('diff', folder, '--json')).changes;

/** The sample with values that spreadsheets like to change. */
function trickySample(): string {
  const folder = newFolder();
  cpSync(SAMPLE, folder, { recursive: true });
  const file = join(folder, 'offers.json');
  const offers = JSON.parse(readFileSync(file, 'utf8'));
  Object.assign(offers[0], {
    term_description: '3-5',
    tagline: '=SUM(A1:A9) & "quotes", semicolons; and\ttabs',
    location: '0800',
    outcome_return: -2.5,
    management_fee: 0.1 + 0.2,
    conflicts: "'- an apostrophe, a dash,\na line break and Māori words",
  });
  writeFileSync(file, JSON.stringify(offers));
  const providers = JSON.parse(readFileSync(join(folder, 'providers.json'), 'utf8'));
  providers[0].established_date = '1899-12-30';
  writeFileSync(join(folder, 'providers.json'), JSON.stringify(providers));
  return folder;
}

async function editWorkbook(file: string, edit: (workbook: ExcelJS.Workbook) => void): Promise<void> {
  const workbook = await openWorkbook(readFileSync(file), 1e8);
  edit(workbook);
  await workbook.xlsx.writeFile(file);
}

const exported = async (): Promise<Directory> => {
  const folder = join(newFolder(), 'data');
  await run('export', folder);
  return validFolder(folder, { quiet: true });
};

describe('a template with the data of the live release', () => {
  const folder = join(newFolder(), 'desk');
  const workbook = join(folder, 'tussock.xlsx');
  beforeAll(async () => {
    await run('publish', trickySample(), '--yes');
    await run('template', folder, '--with-data');
  });

  test.each(['.', 'csv'])('changes nothing when it is loaded as it is, from %s', async (part) => {
    expect(JSON.parse(await run('validate', join(folder, part), '--json'))).toMatchObject({
      errors: 0,
      warnings: 0,
    });
    expect(await changesOf(join(folder, part))).toEqual([]);
  });

  test('is not written over without being asked', async () => {
    const before = readFileSync(workbook);
    const refused = await seed(['template', folder], at.env);
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('Replace them?') });
    expect(readFileSync(workbook).equals(before)).toBe(true);
  });

  test('gives an edit in the workbook and nothing else, once it is published and exported', async () => {
    const before = await exported();
    const [, offer] = before.offers;
    await editWorkbook(workbook, (book) => {
      const sheet = book.getWorksheet('offers');
      const headings = sheet?.getRow(1).values as string[];
      sheet?.eachRow((row) => {
        if (row.getCell(headings.indexOf('id')).value !== offer?.id) return;
        const minimum = row.getCell(headings.indexOf('minimum_investment'));
        minimum.value = 123_456;
        minimum.numFmt = '"$"#,##0.00';
      });
    });
    await run('validate', folder);
    await run('publish', folder, '--yes');
    expect(diffDirectories(before, await exported())).toEqual([
      expect.objectContaining({
        change: 'changed',
        table: 'offers',
        key: offer?.id,
        fields: [{ field: 'minimum_investment', before: offer?.minimum_investment, after: 123_456 }],
      }),
    ]);
  });
});

describe('a template with examples', () => {
  const folder = join(newFolder(), 'empty');
  beforeAll(async () => {
    await run('template', folder);
  });

  test('is not loaded until it has rows of its own', async () => {
    for (const part of ['.', 'csv']) {
      const { code, stdout } = await seed(['validate', join(folder, part)], at.env);
      expect([code, stdout]).toEqual([1, expect.stringContaining('has example rows only')]);
    }
    await editWorkbook(join(folder, 'tussock.xlsx'), (book) => {
      book.getWorksheet('tags')?.addRow(['solar', 'solar', 'Solar']);
    });
    await run('validate', folder);
    const { tags, offers } = await validFolder(folder, { quiet: true });
    expect([tags.map(({ name }) => name), offers]).toEqual([['Solar'], []]);
  });

  test('stands beside no file that holds the same table', async () => {
    const other = newFolder();
    writeFileSync(join(other, 'offers.json'), '[]');
    expect(await seed(['template', other], at.env)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('holds offers.json'),
    });
    expect(existsSync(join(other, 'tussock.xlsx'))).toBe(false);
  });
});
