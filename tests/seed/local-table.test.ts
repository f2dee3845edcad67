import { openDirectoryTable } from '@tussock/store/client';
import { createDirectoryReads } from '@tussock/store/reads';
import { beforeAll, expect, test } from 'vitest';
import { type LocalEngine, openLocalEngine } from '../../scripts/local/engine';
import { bundleSeed, dataFolder, newFolder, SAMPLE, seed, startSeed } from './run-seed';

beforeAll(bundleSeed);

async function liveAt(engine: LocalEngine) {
  const table = openDirectoryTable('reader', engine.env);
  const live = await createDirectoryReads(table).live();
  table.client.destroy();
  return live;
}

test('the local table works while a site holds it and while none does', async () => {
  const folder = newFolder();
  const env = { TUSSOCK_LOCAL: folder };
  const data = dataFolder({ 'tags.json': [{ id: 'carbon', slug: 'carbon', name: 'Carbon' }] });
  expect(await seed(['publish', data, '--yes'], env)).toMatchObject({ code: 0 });
  const site = await openLocalEngine(folder);
  const run = await seed(['publish', data, '--yes'], env);
  expect(run).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing changed') });
  expect(await liveAt(site)).toMatchObject({ release: 1 });
  await site.close();
  expect((await seed(['releases'], env)).stdout).toContain('(live)');
});

test('killed while it owns the local table, the next run completes', async () => {
  const folder = newFolder();
  const env = { TUSSOCK_LOCAL: folder };
  const { child, ended } = startSeed(['publish', SAMPLE, '--yes'], env);
  child.stderr.on('data', (text: string) => {
    if (text.includes('Writing')) child.kill('SIGKILL');
  });
  expect((await ended).code).toBeNull();
  const run = await seed(['publish', SAMPLE, '--yes'], env);
  expect(run).toMatchObject({ code: 0, stdout: expect.stringContaining('is live') });
  const engine = await openLocalEngine(folder);
  expect((await liveAt(engine))?.counts).toMatchObject({ offers: 86 });
  await engine.close();
});
