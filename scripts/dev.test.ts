import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'tussock-dev-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `npm run dev` on a table of its own, on a free port. */
async function startDev() {
  const { DYNAMODB_ENDPOINT: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...env, NODE_ENV: 'development', TUSSOCK_LOCAL: folder, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (text: string) => {
      output += text;
      const ready = /Ready: (http:\S+)/.exec(output)?.[1];
      if (ready) resolve(ready);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', read);
    child.once('exit', () => reject(new Error(`npm run dev ended:\n${output}`)));
  });
  return { child, ended, address, output: () => output };
}

it('renders pages from the sources, serves their script, and ends with Ctrl-C', {
  timeout: 180_000,
}, async () => {
  const { child, ended, address, output } = await startDev();
  try {
    const page = await fetch(`${address}/offers`);
    const html = await page.text();
    expect([page.status, output()]).toEqual([200, expect.not.stringContaining('Error')]);
    expect(html).toMatch(/<h1[\s>]/);
    const script = /<script[^>]*type="module"[^>]*src="(\/src\/[^"]+)"/.exec(html)?.[1];
    expect((await fetch(`${address}${script}`)).headers.get('content-type')).toContain('javascript');
  } finally {
    child.kill('SIGINT');
  }
  expect(await ended).toEqual([0, null]);
});
