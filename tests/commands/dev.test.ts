import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { spawnServer } from '../support/spawned-server';

const folder = mkdtempSync(join(tmpdir(), 'tussock-dev-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `npm run dev` on a table of its own. */
const startDev = () =>
  spawnServer(
    'scripts/dev.ts',
    { NODE_ENV: 'development', TUSSOCK_LOCAL: folder },
    { without: ['DYNAMODB_ENDPOINT'] },
  );

it('renders pages from the sources, serves their script, and ends with Ctrl-C', {
  timeout: 180_000,
}, async () => {
  const { address, output, end } = await startDev();
  let code: number | null;
  try {
    const page = await fetch(`${address}/offers`);
    const html = await page.text();
    expect([page.status, output()]).toEqual([200, expect.not.stringContaining('Error')]);
    expect(html).toMatch(/<h1[\s>]/);
    const script = /<script[^>]*type="module"[^>]*src="(\/src\/[^"]+)"/.exec(html)?.[1];
    expect((await fetch(`${address}${script}`)).headers.get('content-type')).toContain('javascript');
  } finally {
    code = await end();
  }
  expect(code).toBe(0);
});
