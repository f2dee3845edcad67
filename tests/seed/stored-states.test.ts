import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { openPreview } from '@tussock/store/previews';
import { prune } from '@tussock/store/prune';
import { stageRelease } from '@tussock/store/publish';
import { withdraw } from '@tussock/store/releases';
import { expect, test, vi } from 'vitest';
import { newTable } from '../support/engines';
import { startFaulty } from '../support/faulty-engine';
import { madeDirectory, uuidOf } from '../support/made-directory';
import { publicationOf, publish } from '../support/published';
import { dataFolder, newFolder } from './run-seed';
import { seedHere as seed } from './seed-here';
import { useSeedTable } from './seed-table';

const at = useSeedTable();

const named = (name: string) => {
  const made = madeDirectory({ offers: 1, providers: 1 });
  return { ...made, tags: made.tags.map((tag) => ({ ...tag, description: name })) };
};
const LATER = Date.parse('2030-01-01');

/** A command as it is run years from now, when no release is one of the last 48 hours. */
async function seedLater(words: string[], env: Record<string, string>) {
  vi.useFakeTimers({ toFake: ['Date'], now: LATER });
  try {
    return await seed(words, env);
  } finally {
    vi.useRealTimers();
  }
}

test('prune goes on with what an earlier one began, and takes the search files of a release with it', async () => {
  const local = newFolder();
  const env = { ...at.env, TUSSOCK_LOCAL: local };
  for (const name of ['A', 'B', 'C']) await publish(at.table, named(name));
  for (const release of [1, 2]) await withdraw(at.table, release);
  const remove = (release: number) =>
    release === 2 ? Promise.reject(new Error('stopped')) : Promise.resolve();
  await expect(prune(at.table, { now: LATER, searchFiles: { remove } })).rejects.toThrow('stopped');
  expect((await seed(['releases'], env)).stdout).toMatch(/\n +2 .* being pruned {2}\(withdrawn\)\n$/);
  expect((await seed(['rollback', '2'], env)).stderr).toContain('Release 2 is being pruned. A roll-back');

  const files = join(local, 'search');
  mkdirSync(files);
  for (const release of [2, 3]) writeFileSync(join(files, `${release}-hash.sqlite`), '');
  expect(await seedLater(['prune'], env)).toMatchObject({ code: 0, stdout: '1 release deleted: 2.\n' });
  expect(readdirSync(files)).toEqual(['3-hash.sqlite']);
  expect((await seed(['rollback', '1'], env)).stderr).toContain('Release 1 is pruned. A roll-back');
  const pruned = 'pruned: its hash holds, its items are gone';
  const lines = (await seed(['verify'], env)).stdout.split('\n').filter((line) => line.includes('pruned'));
  expect(lines).toEqual([`   1  ${pruned}`, `   2  ${pruned}`]);
});

test('a prune that fails says what is deleted already, also where only a preview was left to remove', async () => {
  const table = await newTable(at.engine);
  const faulty = await startFaulty(at.engine);
  const env = { DYNAMODB_ENDPOINT: faulty.endpoint, DIRECTORY_TABLE: table.name };
  for (const name of ['A', 'B', 'C']) await publish(table, named(name));
  for (const release of [1, 2]) await withdraw(table, release);
  await openPreview(table, 2, { expires_at: '2026-01-01T00:00:00Z', changesPage: '' });
  const failing = async (isDenied: (operation: string, request: string) => boolean) => {
    faulty.fault = (operation, request) => (isDenied(operation, JSON.stringify(request)) ? 'denied' : null);
    const { code, stderr } = await seedLater(['prune'], env);
    faulty.mend();
    return [
      code,
      stderr
        .trimEnd()
        .split('\n')
        .at(-1)
        ?.replace(/^.* failed/, ''),
    ];
  };
  const marks = (release: string) => (operation: string, request: string) =>
    operation === 'PutItem' && request.includes(`"000000000${release}"`);
  const again = 'Run the same command again to continue.';
  expect(await failing(marks('1'))).toEqual([
    ...[3, `: AccessDeniedException. No release was deleted. ${again}`],
  ]);
  expect(await failing(marks('2'))).toEqual([
    ...[3, `: AccessDeniedException. 1 release deleted: 1. ${again}`],
  ]);
  expect(await failing((operation) => operation === 'DeleteItem')).toEqual([
    ...[3, `: AccessDeniedException. 1 release deleted: 2. ${again}`],
  ]);
  expect(await seedLater(['prune'], env)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^1 preview/),
  });
  table.client.destroy();
  await faulty.close();
});

test('a release that was not written to its end and one that is not live yet are listed as such, and no way back', async () => {
  await publish(at.table, named('D'), { signal: AbortSignal.abort() }).catch(() => {});
  await stageRelease(at.table, publicationOf(named('E')));
  expect((await seed(['releases'], at.env)).stdout).toMatch(
    /^ +5 .* 1 provider {2}\(not live yet\)\n +4 .* unfinished {2}\(not live yet\)\n\* +3 .*\(live\)\n$/,
  );
  const unfinished = '\n   4  unfinished: it was never published\n   5  every item';
  expect((await seed(['verify'], at.env)).stdout).toContain(unfinished);
  for (const [release, message] of [
    ['4', 'Release 4 is not whole: its publish was stopped. A roll-back'],
    ['5', 'Release 5 never was live. A roll-back'],
  ] as const)
    expect(await seed(['rollback', release], at.env)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(message),
    });
});

test('a live release of a format that this version does not read is replaced by a publish, and read by no command', async () => {
  const table = await newTable(at.engine);
  const env = { ...at.env, DIRECTORY_TABLE: table.name };
  await publish(table, named('A'));
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: { pk: 'RELEASES', sk: '0000000001' },
      UpdateExpression: 'SET #format = :newer',
      ExpressionAttributeNames: { '#format': 'format' },
      ExpressionAttributeValues: { ':newer': 99 },
    }),
  );
  const unreadable =
    'Release 1 is stored in format 99, which this version cannot read: the directory has to be published again.';
  const folder = dataFolder({ 'providers.json': [{ id: uuidOf('provider'), name: 'Rimu' }] });
  for (const words of [
    ['diff', folder],
    ['export', newFolder()],
    ['validate', folder, '--live'],
  ])
    expect(await seed(words, env)).toMatchObject({ code: 3, stderr: `${unreadable}\n` });
  expect((await seed(['releases'], env)).stdout).toContain('of another version: publish again  (live)');

  const { code, stdout } = await seed(['publish', folder, '--yes'], env);
  expect([code, stdout]).toEqual([0, expect.stringContaining(`${unreadable} `)]);
  expect(stdout).toContain('\nRelease 2 is live.');
  expect((await seed(['rollback'], env)).stderr).toContain('No release before the live one was live.');
  expect((await seed(['rollback', '1'], env)).stderr).toContain(
    'Release 1 is of another version of this program.',
  );
  table.client.destroy();
});
