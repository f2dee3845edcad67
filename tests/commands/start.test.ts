import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleSeed, FIXTURE, seed } from '../seed/run-seed';
import { spawnServer } from '../support/spawned-server';

const folder = mkdtempSync(join(tmpdir(), 'tussock-start-'));
const LOCAL = { TUSSOCK_LOCAL: join(folder, 'local') };
const WEB_DIST = `dist-start-${process.pid}`;
beforeAll(bundleSeed);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(join('packages', 'web', WEB_DIST), { recursive: true, force: true });
});

/** `npm start` on a table and a build of its own. */
const start = (env: Record<string, string> = {}) =>
  spawnServer(
    'scripts/start.ts',
    { ...LOCAL, WEB_DIST, ...env },
    {
      without: ['DYNAMODB_ENDPOINT', 'NODE_ENV'],
      nodeOptions: ['--import', new URL('../support/loaded-react.mjs', import.meta.url).href],
    },
  );

it('is the production build at the first start, which builds, and at the later ones, where a preview is looked at', {
  timeout: 500_000,
}, async () => {
  for (const first of [true, false]) {
    const { address, output, end } = await start();
    const { status, headers } = await fetch(`${address}/offers`);
    expect([status, headers.get('content-security-policy')]).toEqual([200, expect.any(String)]);
    // Whatever its port.
    if (!first) await expectPreviewAt(address);
    expect(await end()).toBe(0);
    expect(output().includes('Building the site')).toBe(first);
    expect(output()).toContain('React builds: production\n');
  }
  expect(statSync(join(folder, 'local')).mode & 0o777).toBe(0o700);
});

async function expectPreviewAt(address: string): Promise<void> {
  const preview = await seed(['preview', FIXTURE, '--json'], LOCAL);
  const { address: secret } = JSON.parse(preview.stdout);
  expect(secret).toContain(`${address}/preview/`);
  expect((await fetch(secret)).status).toBe(200);
}

it('refuses a wrong setting before it builds or loads anything', async () => {
  const local = join(folder, 'not-made');
  await expect(start({ READS_PER_MINUTE: 'abc', TUSSOCK_LOCAL: local })).rejects.toThrow(
    'scripts/start.ts ended:\nREADS_PER_MINUTE must be a whole number above 0, not "abc".',
  );
  expect(existsSync(local)).toBe(false);
});

it('says that the port is taken before it builds or loads anything', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const local = join(folder, 'not-made');
  await expect(start({ PORT: String(port), TUSSOCK_LOCAL: local })).rejects.toThrow(
    `scripts/start.ts ended:\nPort ${port} is taken by another program.`,
  );
  expect(existsSync(local)).toBe(false);
  other.close();
});
