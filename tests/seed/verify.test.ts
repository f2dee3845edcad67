import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { localSqlite } from '@tussock/store/local-sqlite';
import { publishRelease } from '@tussock/store/publish';
import { createDirectoryReads } from '@tussock/store/reads';
import { searchFilesIn } from '@tussock/store/search-files-folder';
import { expect, test } from 'vitest';
import { preparePublication } from '../../scripts/seed/publication';
import { newTable } from '../support/engines';
import { startFaulty } from '../support/faulty-engine';
import { madeDirectory, uuidOf } from '../support/made-directory';
import { publish } from '../support/published';
import { putItems, storedItems } from '../support/stored-fixture';
import { newFolder } from './run-seed';
import { seedHere as seed } from './seed-here';
import { useSeedTable } from './seed-table';

const at = useSeedTable();
const WHAT_TO_DO = 'What to do: docs/operations/faults.md, “The chain is broken”.';

test('verify names the first item that is not as it was published, and ends with 1', async () => {
  expect(await seed(['verify'], at.env)).toMatchObject({ code: 0, stdout: 'Nothing is published yet.\n' });
  await publish(at.table, madeDirectory({ offers: 2 }));
  await publish(at.table, madeDirectory({ offers: 3 }));
  const { hash } = (await createDirectoryReads(at.table).live()) ?? {};
  const whole = await seed(['verify'], at.env);
  expect(whole).toMatchObject({ code: 0, stdout: expect.stringContaining('The chain holds: 2 releases.') });
  expect(whole.stdout).toContain(`\n   2  every item is as it was published\n      ${hash}\n`);
  const held = await seed(['verify', '--json'], at.env);
  expect(JSON.parse(held.stdout)).toMatchObject({ verified: [{}, { release: 2, hash }], broken: null });

  const pk = `1#offer#${uuidOf('offer 1')}`;
  const change = {
    UpdateExpression: 'SET tagline = :other',
    ExpressionAttributeValues: { ':other': 'Other' },
  };
  await at.table.client.send(
    new UpdateCommand({ TableName: at.table.name, Key: { pk, sk: 'record' }, ...change }),
  );
  const broken = await seed(['verify'], at.env);
  expect(broken).toMatchObject({ code: 1, stdout: '' });
  expect(broken.stderr).toContain(
    `The chain is broken. Release 1: its item ${pk} record is not what was published. ${WHAT_TO_DO}\n`,
  );
  const json = await seed(['verify', '--json'], at.env);
  expect(JSON.parse(json.stdout)).toMatchObject({ verified: [], broken: { release: 1 } });
});

test('verify that cannot read on ends with 3 and says that it did not come to its end, not what was published', async () => {
  const table = await newTable(at.engine);
  for (const offers of [1, 2]) await publish(table, madeDirectory({ offers }));
  const faulty = await startFaulty(at.engine);
  faulty.fault = (_, request) => (JSON.stringify(request).includes('"2#chunks#') ? 'denied' : null);
  const env = { DYNAMODB_ENDPOINT: faulty.endpoint, DIRECTORY_TABLE: table.name };
  const { code, stdout, stderr } = await seed(['verify'], env);
  expect([code, stdout]).toEqual([3, expect.stringMatching(/^ +1 {2}every item is as it was published\n/)]);
  expect(stderr).toMatch(
    / failed: AccessDeniedException\. The check did not come to its end\. Run it again\.\n$/,
  );
  table.client.destroy();
  await faulty.close();
});

test('verify checks the search files of this machine, and says where it has none to check', async () => {
  const [table, sqlite, local] = [await newTable(at.engine), await localSqlite(), newFolder()];
  if (sqlite === null) throw new Error('There is no SQLite');
  const [env, files] = [{ DIRECTORY_TABLE: table.name, TUSSOCK_LOCAL: local }, join(local, 'search')];
  const here = { ...at.env, ...env };
  await publishRelease(table, preparePublication(madeDirectory({ offers: 2 })), {
    searchFiles: { files: searchFilesIn(files), sqlite, leastOffers: 1 },
  });
  expect(await seed(['verify'], here)).toMatchObject({ code: 0, stderr: '' });
  const [file = ''] = readdirSync(files);
  rmSync(join(files, file));
  const aws = { AWS_REGION: 'local', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' };
  expect(
    await seed(['verify'], { ...env, ...aws, AWS_ENDPOINT_URL_DYNAMODB: at.engine.endpoint }),
  ).toMatchObject({
    code: 0,
    stderr: 'Search files are not checked: the stage has no bucket for them.\n',
  });
  expect(await seed(['verify'], here)).toMatchObject({
    code: 1,
    stderr: `The chain is broken. Release 1: its search file is missing. ${WHAT_TO_DO}\n`,
  });
  table.client.destroy();
});

test('releases from before the chain are listed without a hash', async () => {
  const table = await newTable(at.engine);
  await putItems(table, storedItems('release-format-4'));
  const lines = [1, 2].map((n) => `   ${n}  before the chain: nothing to check it with\n`).join('');
  expect(await seed(['verify'], { ...at.env, DIRECTORY_TABLE: table.name })).toMatchObject({
    code: 0,
    stdout: `${lines}The chain holds: 2 releases.\n`,
  });
  table.client.destroy();
});

test('what belongs to no release is named without one', async () => {
  const table = await newTable(at.engine);
  const env = { ...at.env, DIRECTORY_TABLE: table.name };
  for (const offers of [1, 2]) await publish(table, madeDirectory({ offers }));
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk: 'RELEASES', sk: 'LIVE' } }));
  expect(await seed(['verify'], env)).toMatchObject({
    code: 1,
    stderr: `The chain is broken: the pointer to the live release is missing. ${WHAT_TO_DO}\n`,
  });
  table.client.destroy();
});
