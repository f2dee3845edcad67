import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { uuidOf } from '../support/made-directory';
import { bundleSeed, dataFolder, startSeed } from './run-seed';
import { seedHere as seed } from './seed-here';
import { useSeedTable } from './seed-table';

beforeAll(bundleSeed);
const at = useSeedTable();

test('a publish that finds its release live clears the edge: the one that made it live may have been stopped before it did', async () => {
  const asked: string[] = [];
  let status = 201;
  const cloudFront = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(status, { 'content-type': 'text/xml' }).end('<Invalidation/>');
  }).listen(0, '127.0.0.1');
  await once(cloudFront, 'listening');
  const aws = {
    DIRECTORY_TABLE: at.table.name,
    AWS_ENDPOINT_URL_DYNAMODB: at.engine.endpoint,
    AWS_REGION: 'local',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    SST_RESOURCE_App: '{"stage":"pr-1"}',
    AWS_ENDPOINT_URL_CLOUDFRONT: `http://127.0.0.1:${(cloudFront.address() as AddressInfo).port}`,
  };
  const publish = ['publish', dataFolder({ 'providers.json': [{ id: uuidOf('provider'), name: 'Rimu' }] })];
  const stopped = await seed([...publish, '--yes'], aws);
  expect([stopped.code, asked]).toEqual([0, []]);
  const { code, stdout } = await seed([...publish, '--yes'], { ...aws, DISTRIBUTION_ID: 'E1' });
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining(
      'Nothing changed: release 1 is live and holds the same.\nInvalidated the cache of distribution E1.\n',
    ),
  ]);
  expect(asked).toEqual([expect.stringMatching(/^POST \/[\d-]+\/distribution\/E1\/invalidation$/)]);
  // The same of the release of a preview, whose publish may have been stopped there.
  const staged = await seed(['publish', '--release', '1', '--yes'], { ...aws, DISTRIBUTION_ID: 'E1' });
  expect([staged.code, staged.stdout]).toEqual([0, stdout.slice(stdout.indexOf('Nothing changed'))]);
  expect(asked).toHaveLength(2);
  const tried = await seed(['publish', '--release', '1', '--dry-run'], { ...aws, DISTRIBUTION_ID: 'E1' });
  expect(tried).toEqual({
    code: 0,
    stderr: '',
    stdout: 'A dry run: nothing would change, release 1 is live.\n',
  });
  expect(asked).toHaveLength(2);
  // Stopped while it waits, a command says how the copies are cleared.
  const { child, ended } = startSeed(['rollback', '1'], { ...aws, DISTRIBUTION_ID: 'E1' });
  child.stderr.on('data', (text: string) => text.includes('Waiting') && child.kill('SIGINT'));
  expect(await ended).toMatchObject({
    code: 130,
    stdout: 'Release 1 is live already.\n',
    stderr: expect.stringContaining(
      'Stopped. That is done, but the cache may not have been cleared. To clear it:\naws cloudfront create-invalidation --distribution-id E1 --paths "/*"\n',
    ),
  });
  expect(asked).toHaveLength(2);
  // For a program the answer is JSON alone, and whoever reads its log hears of the edge.
  status = 403;
  const json = await seed([...publish, '--yes', '--json'], { ...aws, DISTRIBUTION_ID: 'E1' });
  expect([json.code, JSON.parse(json.stdout)]).toMatchObject([0, { release: 1, changed: false }]);
  expect(json.stderr).toContain('the cache of distribution E1 could not be invalidated');
  cloudFront.close();
});
