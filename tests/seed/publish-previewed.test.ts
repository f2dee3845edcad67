import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPointer } from '@tussock/store/lifecycle';
import { localSqlite } from '@tussock/store/local-sqlite';
import { stageRelease } from '@tussock/store/publish';
import type { SearchFileTarget } from '@tussock/store/search-file-target';
import { searchFilesIn } from '@tussock/store/search-files-folder';
import { beforeEach, expect, test } from 'vitest';
import { preparePublication } from '../../scripts/seed/publication';
import { newTable } from '../support/engines';
import { madeDirectory, uuidOf } from '../support/made-directory';
import { publicationOf } from '../support/published';
import { dataFolder, newFolder } from './run-seed';
import { seedHere as seed } from './seed-here';
import { useSeedTable } from './seed-table';

/** Between a preview and its publish the stage, the option or the rules may be others: what a publish checks is checked again. */

const at = useSeedTable();
let table: typeof at.table;
let env: Record<string, string>;
beforeEach(async () => {
  table = await newTable(at.engine);
  env = { ...at.env, DIRECTORY_TABLE: table.name };
  return () => table.client.destroy();
});

test('removing more than a fifth of a table has to be allowed where it goes live, not only for the preview', async () => {
  const rows = Array.from({ length: 10 }, (_, n) => ({ id: `tag-${n}`, slug: `tag-${n}`, name: `Tag ${n}` }));
  const folder = (left: number) => dataFolder({ 'tags.json': rows.slice(0, left) });
  expect(await seed(['publish', folder(10), '--yes'], env)).toMatchObject({ code: 0 });
  expect(await seed(['preview', folder(7), '--yes', '--allow-removals'], env)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^To publish it as it is: .*--release 2 --allow-removals$/m),
  });
  const publish = ['publish', '--release', '2', '--yes'];
  expect(await seed(publish, env)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      'Publishing release 2 would remove more than a fifth of:\n  tags: 3 of 10 rows',
    ),
  });
  expect(await readPointer(table)).toBe(1);
  expect(await seed([...publish, '--allow-removals'], env)).toMatchObject({ code: 0 });
  expect(await readPointer(table)).toBe(2);
});

test('a production site takes no placeholder for who runs it, from a folder or from a preview of another stage', async () => {
  const folder = dataFolder({ 'providers.json': [{ id: uuidOf('provider'), name: 'Rimu' }] });
  const on = (stage: string) => ({
    DIRECTORY_TABLE: table.name,
    AWS_ENDPOINT_URL_DYNAMODB: at.engine.endpoint,
    AWS_REGION: 'local',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    SST_RESOURCE_App: JSON.stringify({ stage }),
  });
  expect(await seed(['preview', folder, '--yes'], on('pr-1'))).toMatchObject({ code: 0 });
  for (const [words, source] of [
    [['publish', folder], folder],
    [['preview', folder], folder],
    [['publish', '--release', '1'], 'release 1'],
  ] as const) {
    const { code, stderr } = await seed([...words, '--yes'], on('production'));
    expect([words[0], code]).toEqual([words[0], 1]);
    expect(stderr).toContain(`table ${table.name} on AWS is public`);
    expect(stderr).toContain(`${source}/settings.json: operator.legal_name is missing`);
  }
  // It fails where a publish would.
  expect(await seed(['diff', folder], on('production'))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('operator.legal_name is missing'),
  });
  expect(await seed(['diff', folder], on('pr-1'))).toMatchObject({ code: 0 });
  expect(await readPointer(table)).toBeNull();
  expect(await seed(['publish', '--release', '1', '--yes'], on('pr-1'))).toMatchObject({ code: 0 });
});

test('a preview names no page of its changes where that is too large to be kept, and says how to read them', async () => {
  const answers = (count: number, word: string) =>
    dataFolder({
      'faqs.json': Array.from({ length: count }, (_, n) => ({
        id: `faq-${n}`,
        question: `Question ${n}?`,
        display_order: n,
        answer: Array.from({ length: 12 }, (_, at) =>
          createHash('sha256').update(`${word} ${n} ${at}`).digest('hex'),
        ).join(' '),
      })),
    });
  expect(await seed(['publish', answers(700, 'before'), '--yes'], env)).toMatchObject({ code: 0 });
  const folder = answers(700, 'after');
  const large = await seed(['preview', folder, '--yes'], env);
  expect(large).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Look at it until .*\/preview\/2-/m),
  });
  expect(large.stdout).not.toMatch(/^What changes: /m);
  expect(large.stdout).toContain(
    `What changes is too much for a page of the preview. As a file: npm run seed -- diff ${folder} --html changes.html`,
  );
  const fewer = answers(699, 'before');
  const small = await seed(['preview', fewer, '--yes'], env);
  expect(small.stdout).toMatch(/^What changes: \S+\/preview\/3-\w+\/diff$/m);
  const pages = [];
  for (const of of [folder, fewer])
    pages.push(JSON.parse((await seed(['preview', of, '--yes', '--json'], env)).stdout).changes_page);
  expect(pages).toEqual([null, expect.stringMatching(/\/preview\/3-\w+\/diff$/)]);
});

test('a preview that waited for days says which date readers will see, and its folder published is dated today', async () => {
  const folder = dataFolder({ 'tags.json': [{ id: 'tag', slug: 'tag', name: 'Tag' }], 'settings.json': {} });
  const tables = { ...madeDirectory({ offers: 1 }), settings: {} };
  await stageRelease(table, publicationOf(tables), { publishedAt: '2026-11-01T02:00:00.000Z' });
  const { code, stderr } = await seed(['publish', '--release', '1', '--dry-run'], env);
  expect([code, stderr]).toEqual([0, expect.stringContaining('Release 1 is dated 1 November 2026')]);
  expect(await seed(['preview', folder, '--yes'], env)).toMatchObject({ code: 0 });
  expect((await seed(['publish', '--release', '2', '--dry-run'], env)).stderr).not.toContain('is dated');
});

type Sqlite = SearchFileTarget['sqlite'];

/** Stages a release with a search file, in a folder of its own. */
async function stageWithFile(written: (sqlite: Sqlite) => Sqlite = (sqlite) => sqlite) {
  const local = newFolder();
  const folder = join(local, 'search');
  const sqlite = written((await localSqlite()) as Sqlite);
  const publication = preparePublication({ ...madeDirectory({ offers: 12 }), settings: {} });
  await stageRelease(table, publication, {
    searchFiles: { files: searchFilesIn(folder), sqlite, leastOffers: 1 },
  });
  const path = join(folder, readdirSync(folder)[0] as string);
  const publish = (...options: string[]) =>
    seed(['publish', '--release', '1', '--yes', ...options], { ...env, TUSSOCK_LOCAL: local });
  return { path, publish };
}

test('a search file that is missing or damaged is there again when its release goes live, and once it is live', async () => {
  const { path, publish } = await stageWithFile();
  const bytes = readFileSync(path);
  rmSync(path);
  expect(await publish('--dry-run')).toMatchObject({ code: 0 });
  expect(existsSync(path)).toBe(false);
  expect(await publish()).toMatchObject({ code: 0 });
  expect(readFileSync(path).equals(bytes)).toBe(true);
  writeFileSync(path, 'damaged');
  expect(await publish()).toMatchObject({
    code: 0,
    stdout: 'Nothing changed: release 1 is live and holds the same.\n',
  });
  expect(readFileSync(path).equals(bytes)).toBe(true);
});

test('a preview whose search file this machine cannot make again does not go live', async () => {
  const { path, publish } = await stageWithFile((sqlite) => (at) => {
    const database = sqlite(at);
    database.exec('PRAGMA page_size = 8192');
    return database;
  });
  rmSync(path);
  const { code, stderr } = await publish();
  expect([code, stderr]).toEqual([
    3,
    expect.stringMatching(/is missing, and this machine writes another one/),
  ]);
  expect(stderr).toContain('Nothing was published.');
  expect(await readPointer(table)).toBeNull();
});

test('a preview that the rules of now refuse does not go live', async () => {
  const made = madeDirectory({ offers: 4 });
  const offers = made.offers.map((offer) => ({ ...offer, valuation_policy: 'Guaranteed to be fair' }));
  await stageRelease(table, publicationOf({ ...made, offers, settings: {} }));
  const { code, stderr } = await seed(['publish', '--release', '1', '--yes'], env);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/Nothing was published: release 1 has 4 errors/)]);
  expect(stderr).toContain('valuation_policy');
  // A release is no folder that could be validated.
  expect(stderr).toContain('Every one of them: npm run seed -- validate FOLDER --html report.html');
  expect(await readPointer(table)).toBeNull();
});
