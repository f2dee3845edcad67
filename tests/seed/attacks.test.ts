import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDirectoryReads } from '@tussock/store/reads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkFolder } from '../../scripts/seed/folder/check-folder';
import { writeFolder } from '../../scripts/seed/folder/write-folder';
import { reportText } from '../../scripts/seed/report/report';
import { type Engine, newTable, startEngine } from '../support/engines';
import { smallDirectory } from '../support/small-directory';
import { newFolder } from './run-seed';
import { seedHere as seed } from './seed-here';

type Spoil = (folder: string) => void;
const at = (folder: string, file: string) => join(folder, file);
const rename =
  (from: string, to: string): Spoil =>
  (folder) =>
    renameSync(at(folder, from), at(folder, to));
const instead =
  (file: string, make: (path: string) => void): Spoil =>
  (folder) => {
    rmSync(at(folder, file));
    make(at(folder, file));
  };
const content = (file: string, text: string | Uint8Array) =>
  instead(file, (path) => writeFileSync(path, text));

/** A small demonstration: nothing here depends on how much is in a folder, and it is read some sixty times. */
const MODEL = join(newFolder(), 'model');

/** A copy of a folder that is no demonstration, with one thing wrong. */
function folderWith(spoil: Spoil): string {
  const folder = newFolder();
  cpSync(MODEL, folder, { recursive: true });
  writeFileSync(at(folder, 'settings.json'), '{"demonstration": false}');
  spoil(folder);
  return folder;
}

let engine: Engine;
let env: Record<string, string>;
let live: () => Promise<number | undefined>;
let table: Awaited<ReturnType<typeof newTable>>;
beforeAll(async () => {
  writeFolder(MODEL, smallDirectory(6));
  engine = await startEngine('dynalite');
  table = await newTable(engine);
  env = { DYNAMODB_ENDPOINT: engine.endpoint, DIRECTORY_TABLE: table.name };
  live = async () => (await createDirectoryReads(table).live())?.release;
  await seed(['publish', folderWith(() => {}), '--yes'], env);
});
afterAll(async () => {
  table.client.destroy();
  await engine.close();
});

/** Needs no live release: each verb refuses it, and names the file. */
const REFUSED_BY_ALL: [attack: string, spoil: Spoil, message: RegExp][] = [
  ['another case', rename('offers.json', 'Offers.json'), /Offers\.json:.*\n.*Rename it to offers\.json/],
  ['the singular', rename('offers.json', 'offer.json'), /offer\.json:.*\n.*Rename it to offers\.json/],
  ['a space', rename('funds.json', 'funds .json'), /funds \.json:.*\n.*Rename it to funds\.json/],
  ['text named as a workbook', rename('offers.json', 'offers.xlsx'), /offers\.xlsx:.*\n.*is not a workbook/],
  ['an old spreadsheet', rename('offers.json', 'offers.xls'), /offers\.xls:.*\n.*Save it as offers\.xlsx/],
  [
    'settings by another name',
    rename('settings.json', 'Settings.JSON'),
    /Settings\.JSON:.*\n.*settings\.json/,
  ],
  [
    'two files of one table',
    (folder) => writeFileSync(at(folder, 'OFFERS.csv'), 'id\n'),
    /is beside offers\.json/,
  ],
  ['a file without a byte', content('offers.json', ''), /offers\.json:.*\n.*is empty/],
  ['half a file', content('offers.json', '[{"id": "1'), /offers\.json:.*\n.*is not valid JSON/],
  ['bytes of another encoding', content('offers.json', Buffer.from('["\xf4"]', 'latin1')), /is not UTF-8/],
  ['a folder', instead('offers.json', mkdirSync), /offers\.json:.*\n.*is a folder/],
  ['a pipe', instead('offers.json', (path) => execFileSync('mkfifo', [path])), /is a pipe/],
  ['a link to a device', instead('tags.json', (path) => symlinkSync('/dev/zero', path)), /is a device/],
  [
    'a link to nothing',
    instead('tags.json', (path) => symlinkSync('nowhere', path)),
    /a file that is not there/,
  ],
  [
    '50 MB',
    instead('faqs.json', (path) => {
      writeFileSync(path, '[]');
      truncateSync(path, 50_000_000);
    }),
    /faqs\.json:.*\n.*is 50 MB; at most 40 MB are read/,
  ],
];

/** Seen only beside the live release. */
const REFUSED_BESIDE_LIVE: [attack: string, spoil: Spoil, message: string][] = [
  ['a table that is empty', content('faqs.json', '[]'), 'faqs: 2 of 2 rows'],
  ['a table that is missing', (folder) => rmSync(at(folder, 'key_people.json')), 'key_people: '],
];

describe.skipIf(process.platform === 'win32')('an attack on the data folder', () => {
  test.each(REFUSED_BY_ALL)('%s is refused by validate and by publish', async (_, spoil, message) => {
    const folder = folderWith(spoil);
    const before = await live();
    const { directory, problems } = await checkFolder(folder);
    expect(directory).toBeNull();
    expect(reportText(problems, folder)).toMatch(message);
    const run = await seed(['publish', folder, '--yes', '--allow-removals'], env);
    expect(run).toMatchObject({ code: 1, stderr: expect.stringMatching(message) });
    expect(run.stderr).not.toMatch(/^\s+at /m);
    expect(await live()).toBe(before);
  });

  test.each(REFUSED_BESIDE_LIVE)('%s is refused by diff and publish', async (_, spoil, message) => {
    const folder = folderWith(spoil);
    const before = await live();
    expect(await seed(['validate', folder], env)).toMatchObject({ code: 0 });
    for (const words of [
      ['diff', folder],
      ['publish', folder, '--dry-run'],
      ['publish', folder, '--yes'],
    ]) {
      const run = await seed(words, env);
      expect(run).toMatchObject({ code: 1, stderr: expect.stringContaining(message) });
      expect(run.stderr).toContain('--allow-removals');
    }
    expect(await live()).toBe(before);
    const words = ['publish', folder, '--dry-run', '--allow-removals'];
    expect(await seed(words, env)).toMatchObject({ code: 0 });
  });
});

test('a fifth of a table may go, one row more may not, and --allow-removals lets it', async () => {
  const rows = Array.from({ length: 10 }, (_, n) => ({ id: `tag-${n}`, slug: `tag-${n}`, name: `Tag ${n}` }));
  const folderOf = (left: number) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'tags.json'), JSON.stringify(rows.slice(0, left)));
    return folder;
  };
  const own = await newTable(engine);
  const here = { ...env, DIRECTORY_TABLE: own.name };
  expect(await seed(['publish', folderOf(10), '--yes'], here)).toMatchObject({ code: 0 });
  const run = await seed(['publish', folderOf(7), '--yes'], here);
  expect(run).toMatchObject({ code: 1, stderr: expect.stringContaining('tags: 3 of 10 rows') });
  expect(await seed(['publish', folderOf(8), '--yes'], here)).toMatchObject({ code: 0 });
  expect(await seed(['publish', folderOf(4), '--yes', '--allow-removals'], here)).toMatchObject({ code: 0 });
  own.client.destroy();
});

test('the demonstration is replaced without being asked about', async () => {
  const own = await newTable(engine);
  const here = { ...env, DIRECTORY_TABLE: own.name };
  expect(await seed(['publish', MODEL, '--yes'], here)).toMatchObject({ code: 0 });
  const folder = newFolder();
  writeFileSync(join(folder, 'tags.json'), '[{"id": "t", "slug": "t", "name": "T"}]');
  expect(await seed(['publish', folder, '--yes'], here)).toMatchObject({ code: 0 });
  own.client.destroy();
});

test('a larger file is read when its size is named', async () => {
  const folder = folderWith(content('faqs.json', `[]${' '.repeat(41_000_000)}`));
  expect((await checkFolder(folder)).directory).toBeNull();
  expect(await seed(['validate', folder, '--largest-file', '42'])).toMatchObject({ code: 0 });
  expect(await seed(['validate', folder, '--largest-file', 'huge'])).toMatchObject({ code: 2 });
});
