import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeleteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { LIVE, RELEASES } from '@tussock/store/keys';
import { readLifecycle } from '@tussock/store/lifecycle';
import { createDirectoryReads } from '@tussock/store/reads';
import { rollback } from '@tussock/store/releases';
import { expect, test } from 'vitest';
import { newTable, openTable } from '../support/engines';
import { startFaulty } from '../support/faulty-engine';
import { holdBack } from '../support/hold-back';
import { madeDirectory, uuidOf } from '../support/made-directory';
import { publish } from '../support/published';
import { dataFolder, newFolder } from './run-seed';
import { seedHere as seed } from './seed-here';
import { useSeedTable } from './seed-table';

const at = useSeedTable();

const named = (name: string) => {
  const made = madeDirectory({ offers: 2, providers: 1 });
  return { ...made, tags: made.tags.map((tag) => ({ ...tag, description: name })) };
};
/** A table of its own, and what commands find it by behind an engine that can fail. */
async function faultyTable() {
  const [table, faulty] = [await newTable(at.engine), await startFaulty(at.engine)];
  const env = { DYNAMODB_ENDPOINT: faulty.endpoint, DIRECTORY_TABLE: table.name };
  const end = () => {
    table.client.destroy();
    return faulty.close();
  };
  return { table, faulty, env, end };
}
const isMove = (_: string, { Item }: Record<string, unknown>) => (Item as { sk?: string })?.sk === 'LIVE';

test('releases, rollback and withdraw: what never was live or is withdrawn is named so and cannot come back', async () => {
  await publish(at.table, named('A'));
  const writer = openTable(at.engine, at.table.name, 'writer');
  const held = holdBack(writer, isMove);
  const loser = publish(writer, named('loser')).catch((error) => error);
  await held.reached;
  await publish(at.table, named('B'));
  held.letGo();
  await loser;
  await publish(at.table, named('C'));

  const listed = async () => (await seed(['releases'], at.env)).stdout.trimEnd().split('\n');
  expect(await listed()).toEqual([
    expect.stringMatching(/^\* +4 .*\(live\)$/),
    expect.stringMatching(/^ +3 .*1 provider$/),
    expect.stringMatching(/^ +2 .*\(never was live\)$/),
    expect.stringMatching(/^ +1 .*1 provider$/),
  ]);
  const json = JSON.parse((await seed(['releases', '--json'], at.env)).stdout) as { life: string }[];
  expect(json.map(({ life }) => life)).toEqual(['live', 'was_live', 'abandoned', 'was_live']);

  for (const [words, message] of [
    [
      ['rollback', '2'],
      'Release 2 never was live, and another one went live after it was written. A roll-back',
    ],
    [['rollback', '9'], 'There is no release 9: the newest is 4. A roll-back leads to one that was live.'],
    [['withdraw', '9', '--yes'], 'There is no release 9: the newest is 4, so nobody can read it.'],
    [
      ['publish', '--release', '3', '--yes'],
      'Release 3 was live before, and --release takes one that was written for a preview. It goes live again with npm run seed -- rollback 3.\n',
    ],
    [
      ['publish', '--release', '9', '--yes'],
      'There is no release 9: the newest is 4, and --release takes one',
    ],
    [['withdraw', '4', '--yes'], 'Release 4 is live. Go back first'],
    // It is said before anybody is asked.
    [['withdraw', '4'], 'Release 4 is live. Go back first'],
    [['withdraw', '3'], 'Add --yes'],
    [['withdraw', 'three', '--yes'], '"three" is not the number of a release'],
  ] as const)
    expect(await seed([...words], at.env)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(message),
    });

  expect(await seed(['withdraw', '2', '--yes'], at.env)).toEqual({
    code: 0,
    stdout:
      'Release 2 never was live, and another one went live after it was written, and no preview shows it: nobody can read it.\n',
    stderr: '',
  });

  const reads = () => createDirectoryReads(at.table);
  expect((await reads().release(3))?.release).toBe(3);
  const withdrawn = await seed(['withdraw', '3', '--yes'], at.env);
  expect(withdrawn).toMatchObject({ code: 0, stdout: expect.stringContaining('Release 3 is withdrawn') });
  expect(await reads().release(3)).toBeNull();
  expect(await seed(['withdraw', '3', '--yes'], at.env)).toMatchObject({ code: 0 });
  expect((await listed())[1]).toMatch(/\(withdrawn\)$/);
  expect(await seed(['rollback', '3'], at.env)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Release 3 is withdrawn.'),
  });

  // Without a number it passes over the loser and the withdrawn one.
  const back = await seed(['rollback'], at.env);
  expect(back).toMatchObject({ code: 0, stdout: expect.stringContaining('Release 1 is live again') });
  expect((await reads().live())?.release).toBe(1);
}, 300_000);

test('an export stopped while it replaced a folder is named by the next one', async () => {
  const folder = newFolder();
  const own = await newTable(at.engine);
  const here = { ...at.env, DIRECTORY_TABLE: own.name };
  await publish(own, named('A'));
  writeFileSync(`${folder}.before-export`, '');
  const run = await seed(['export', folder, '--yes'], here);
  expect(run).toMatchObject({ code: 2, stderr: expect.stringContaining(`${folder}.before-export is there`) });
  expect(await seed(['export', '.', '--yes'], here)).toMatchObject({ code: 2 });
  writeFileSync(join(folder, 'file'), '');
  const inFile = await seed(['export', join(folder, 'file')], here);
  expect(inFile).toMatchObject({ code: 2, stderr: expect.stringContaining('is not a folder') });
  own.client.destroy();
});

test('where the answer to a move is lost, a command says what is live now, and never that nothing was published', async () => {
  const { table, env, faulty, end } = await faultyTable();
  const folder = (name: string) => dataFolder({ 'providers.json': [{ id: uuidOf('provider'), name }] });
  for (const [verb, name] of [
    ['publish', 'A'],
    ['publish', 'B'],
    ['preview', 'C'],
  ] as const)
    await seed([verb, folder(name), '--yes'], { ...at.env, DIRECTORY_TABLE: table.name });
  /** The move is made and its answer lost; then nothing may be written, or not even read. */
  const failing = async (words: string[], later: 'PutItem' | null) => {
    let isMoved = false;
    faulty.fault = (operation, request) => {
      if (isMoved) return later === null || operation === later ? 'denied' : null;
      isMoved = operation === 'PutItem' && JSON.stringify(request).includes('"LIVE"');
      return isMoved ? 'lost' : null;
    };
    const { code, stderr } = await seed(words, env);
    expect(code).toBe(3);
    expect(stderr).not.toContain('Nothing was published');
    return stderr;
  };
  const staged = ['publish', '--release', '3', '--yes'];
  expect(await failing(staged, 'PutItem')).toContain(
    'Release 3 is live now. Check with: npm run seed -- releases',
  );
  expect(await failing(['rollback'], 'PutItem')).toContain('Release 2 is live now. Check with: ');
  expect(await failing(['rollback', '3'], null)).toContain('It is not known which release is live. Check');
  expect(await failing(['withdraw', '2', '--yes'], null)).toContain(
    'It is not known whether release 2 is withdrawn. Run the same command again.',
  );
  faulty.mend();
  const again = await seed(['withdraw', '2', '--yes'], env);
  expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('was withdrawn before') });
  await end();
});

test('a roll-back or withdrawal that another process was faster than says that nothing was changed', async () => {
  const { table, env, faulty, end } = await faultyTable();
  for (const name of ['A', 'B', 'C']) await publish(table, named(name));
  const reader = openTable(faulty, table.name, 'reader');
  /** A command that reads what is live before `meanwhile` happens, and writes after it. */
  const overtaken = async (words: string[], meanwhile: () => Promise<unknown>) => {
    let before: Record<string, unknown> | null = null;
    let isWritten = true;
    faulty.edit = (operation, { Key }, answer) => {
      const isLive = operation === 'GetItem' && (Key as { sk: { S: string } }).sk.S === 'LIVE';
      if (!isLive || (before && isWritten)) return answer;
      before ??= answer;
      return before;
    };
    await readLifecycle(reader);
    await meanwhile();
    isWritten = false;
    faulty.fault = (operation) => {
      isWritten ||= operation === 'PutItem';
      return null;
    };
    const run = await seed(words, env);
    faulty.mend();
    return run;
  };
  const lists = 'Nothing was changed. npm run seed -- releases lists all.\n';
  expect(await overtaken(['rollback'], () => publish(table, named('D')))).toEqual({
    code: 3,
    stdout: '',
    stderr: `Another release went live meanwhile. ${lists}`,
  });
  expect(await overtaken(['withdraw', '2', '--yes'], () => rollback(table, 2))).toEqual({
    code: 3,
    stdout: '',
    stderr: `Release 2 went live meanwhile. ${lists}`,
  });
  expect((await readLifecycle(table))?.release).toBe(2);
  reader.client.destroy();
  await end();
});

test('where nothing is live yet, a roll-back says so, and a preview that fails never that it may be live', async () => {
  const { env, faulty, end } = await faultyTable();
  const folder = dataFolder({ 'providers.json': [{ id: uuidOf('provider'), name: 'A' }] });
  expect((await seed(['preview', folder, '--yes'], env)).code).toBe(0);
  const back = await seed(['rollback'], env);
  expect(back).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^Nothing is published yet\. A roll-back/),
  });
  // The release is whole; from the read of its manifest on nothing can be read.
  let isAway = false;
  faulty.fault = (operation, { Key = {} }) => {
    isAway ||= operation === 'GetItem' && JSON.stringify(Key).includes('0000000001');
    return isAway ? 'denied' : null;
  };
  const { code, stderr } = await seed(['preview', folder, '--yes'], env);
  expect([code, stderr]).toEqual([3, expect.stringContaining('Nothing was published. Run the same command')]);
  await end();
});

test('whatever fails while a preview is ended, the same command ends it', async () => {
  const { env, faulty, end } = await faultyTable();
  const folder = dataFolder({ 'providers.json': [{ id: uuidOf('provider'), name: 'A' }] });
  const withdraw = ['withdraw', '1', '--yes'];
  let failures = 0;
  // The first request asks whether there is a table.
  for (let from = 2; ; from += 1) {
    await seed(['preview', folder, '--yes'], env);
    let nth = 0;
    faulty.fault = () => (++nth >= from ? 'denied' : null);
    const { code, stderr } = await seed(withdraw, env);
    faulty.mend();
    if (code === 0) break;
    failures += 1;
    expect([code, stderr]).toEqual([3, expect.stringContaining('Run the same command again.')]);
    expect(await seed(withdraw, env)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('has ended'),
    });
  }
  // Where it ended and what it said was lost, it is run again.
  expect(await seed(withdraw, env)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('no preview shows it: nobody can read it.'),
  });
  expect(failures).toBeGreaterThan(2);
  await seed(['preview', folder, '--yes'], env);
  let isLost = false;
  faulty.fault = (operation) => {
    if (isLost || operation !== 'DeleteItem') return null;
    isLost = true;
    return 'lost';
  };
  expect(await seed(withdraw, env)).toMatchObject({ code: 0, stdout: expect.stringContaining('has ended') });
  expect(isLost).toBe(true);
  await end();
});

test('without the pointer no command but publish takes the table for a new one: each says that it is missing and where the way back is written', async () => {
  const table = await newTable(at.engine);
  for (const name of ['A', 'B']) await publish(table, named(name));
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk: RELEASES, sk: LIVE } }));
  const env = { ...at.env, DIRECTORY_TABLE: table.name };
  for (const [words, done] of [
    [['rollback'], 'Nothing was changed.'],
    [['rollback', '1'], 'Nothing was changed.'],
    [['withdraw', '1', '--yes'], 'Nothing was changed.'],
    [['prune', '--yes'], 'Every release would count as never live. None was deleted.'],
    [['stale'], undefined],
    [['export', join(newFolder(), 'data')], undefined],
    [['diff', dataFolder({ 'providers.json': [{ id: uuidOf('provider'), name: 'A' }] })], undefined],
  ] as const) {
    const said = ['The pointer to the live release is missing.', done, 'How to put it back'].filter(Boolean);
    expect(await seed([...words], env), words.join(' ')).toEqual({
      code: 3,
      stdout: '',
      stderr: `${said.join(' ')}: docs/operations/faults.md, “The pointer is gone”.\n`,
    });
  }
  const { Items } = await table.client.send(new ScanCommand({ TableName: table.name }));
  expect(Items?.filter(({ state }) => state !== undefined).map(({ state }) => state)).toEqual([
    'ready',
    'ready',
  ]);
  table.client.destroy();
});

test('where the table fails, a command that publishes nothing does not say that nothing was published', async () => {
  const { table, env, faulty, end } = await faultyTable();
  await publish(table, named('A'));
  const folder = dataFolder({ 'providers.json': [{ id: uuidOf('provider'), name: 'A' }] });
  const commands: [string[], string][] = [
    [['diff', folder], ''],
    [['releases'], ''],
    [['stale'], ''],
    [['export', join(newFolder(), 'data')], ' Nothing was written.'],
    [['rollback'], ' Nothing was changed.'],
    [['publish', folder, '--dry-run'], ' Nothing was published.'],
  ];
  faulty.fault = (operation) => (operation === 'DescribeTable' ? null : 'denied');
  const failed = `table ${table.name} at ${faulty.endpoint} failed: AccessDeniedException.`;
  for (const [words, rest] of commands)
    expect(await seed(words, env)).toEqual({ code: 3, stdout: '', stderr: `${failed}${rest}\n` });
  await end();
  const wrong = dataFolder({ 'providers.json': [{ id: 'no id' }] });
  expect((await seed(['diff', wrong], at.env)).stderr).not.toContain('Nothing was published');
});
