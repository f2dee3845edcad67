import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freePort } from '../../scripts/local/free-port';
import { type Box, makeBox } from '../../scripts/mutation/run/box';
import { spawnServer } from '../support/spawned-server';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'tussock-dev-'));
/** Sources that may be edited while the site runs. */
const box: Box = makeBox(ROOT, 'dev');
afterAll(() => {
  box.remove();
  rmSync(folder, { recursive: true, force: true });
});

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(ROOT, file), 'utf8');
  expect(text, file).toContain(from);
  box.write(file, text.replace(from, to));
}

it('renders pages from the sources, serves their script, picks up edits, and ends with Ctrl-C', {
  timeout: 600_000,
}, async () => {
  // The same at each restart.
  const PORT = String(await freePort());
  const { address, output, end } = await spawnServer(
    'scripts/dev.ts',
    { NODE_ENV: 'development', TUSSOCK_LOCAL: folder, PORT },
    { without: ['DYNAMODB_ENDPOINT'], watchedIn: box.root },
  );
  let code: number | null;
  try {
    const page = await fetch(`${address}/offers`);
    const html = await page.text();
    expect([page.status, output()]).toEqual([200, expect.not.stringContaining('Error')]);
    expect(html).toMatch(/<h1[\s>]/);
    const script = /<meta name="page-scripts" content="(\/src\/[^" ]+)/.exec(html)?.[1];
    expect((await fetch(`${address}${script}`)).headers.get('content-type')).toContain('javascript');

    edit('packages/api/src/routes/release.ts', 'answer(c, { release,', 'answer(c, { edited: 1, release,');
    edit('packages/pages/src/feeds/robots.ts', "'Allow: /'", "'Allow: /edited'");
    edit('packages/store/src/releases/live.ts', '? String(release) :', "? 'edited' :");
    edit('packages/submissions/src/routes/page-views.ts', '{ counted }', '{ edited: 1 }');
    edit('packages/web/src/routes/about.tsx', "title: 'Methodology'", "title: 'edited'");
    const view = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"path":"/faq"}' };
    const answers = async () => {
      const [api, robots, submissions, web] = await Promise.all([
        fetch(`${address}/api/release`),
        fetch(`${address}/robots.txt`),
        fetch(`${address}/api/page-views`, view),
        fetch(`${address}/about`),
      ]);
      return [
        api.headers.get('etag'),
        ...(await Promise.all([api, robots, submissions, web].map((one) => one.text()))),
      ];
    };
    // While it starts again nobody answers.
    await expect
      .poll(() => answers().catch(() => []), { timeout: 300_000, interval: 500 })
      .toEqual(Array(5).fill(expect.stringContaining('edited')));
  } finally {
    code = await end();
  }
  expect(code).toBe(0);
});
