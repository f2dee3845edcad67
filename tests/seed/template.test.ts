import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { validFolder } from '../../scripts/seed/folder/valid-folder';
import { editWorkbook } from '../support/edit-workbook';
import { newFolder, SAMPLE } from './run-seed';
import { seedHere as seed } from './seed-here';
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
    target_return_min: -2.5,
    management_fee: 0.1 + 0.2,
    conflicts: "'- an apostrophe, a dash,\na line break and Māori words",
  });
  writeFileSync(file, JSON.stringify(offers));
  const providers = JSON.parse(readFileSync(join(folder, 'providers.json'), 'utf8'));
  providers[0].established_date = '1899-12-30';
  writeFileSync(join(folder, 'providers.json'), JSON.stringify(providers));
  return folder;
}

type Row = Record<string, unknown>;

/** The files of an export of the live release, as they are. */
const exported = async (): Promise<Record<string, unknown>> => {
  const folder = join(newFolder(), 'data');
  await run('export', folder);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  );
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

  test('gives an edit in the workbook and nothing else, once it is previewed, published and exported', async () => {
    const before = await exported();
    const offers = before['offers.json'] as Row[];
    const offer = offers[1] as Row;
    expect(offer.minimum_investment).not.toBe(123_456);
    const desk = join(newFolder(), 'desk');
    await run('template', desk, '--with-data');
    await editWorkbook(join(desk, 'tussock.xlsx'), (book) => {
      const sheet = book.getWorksheet('offers');
      const headings = sheet?.getRow(1).values as string[];
      sheet?.eachRow((row) => {
        if (row.getCell(headings.indexOf('id')).value !== offer.id) return;
        const minimum = row.getCell(headings.indexOf('minimum_investment'));
        minimum.value = 123_456;
        minimum.numFmt = '"$"#,##0.00';
      });
    });
    await run('validate', desk);
    const { release } = JSON.parse(await run('preview', desk, '--json'));
    expect(await exported()).toEqual(before);
    await run('publish', '--release', String(release), '--yes');
    expect(await exported()).toEqual({
      ...before,
      'offers.json': offers.with(1, { ...offer, minimum_investment: 123_456 }),
    });
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

  test('has empty settings, so that words that no text may have are errors, and leaves settings that are there', async () => {
    const own = newFolder();
    await editWorkbook(join(folder, 'tussock.xlsx'), (book) => {
      book.getWorksheet('tags')?.addRow(['sure', 'sure', 'Guaranteed']);
    });
    const { code, stdout } = await seed(['validate', folder], at.env);
    expect([code, stdout]).toEqual([1, expect.stringContaining('error: name says "Guaranteed"')]);
    writeFileSync(join(own, 'settings.json'), '{"name":"Rimu"}');
    await run('template', own);
    expect(readFileSync(join(own, 'settings.json'), 'utf8')).toBe('{"name":"Rimu"}');
    expect(readFileSync(join(own, 'csv/settings.json'), 'utf8')).toBe('{}\n');
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
