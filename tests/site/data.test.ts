import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OpenRow } from '@tussock/core/open-data/rows';
import type { OpenTable } from '@tussock/core/open-data/table-names';
import { OPEN_TABLES, openColumns } from '@tussock/core/open-data/tables';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, startSite } from '../support/site';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** The commands under a heading of docs/open-data.md. */
function commands(heading: string): string {
  const section = readFileSync('docs/open-data.md', 'utf8').split(`\n## ${heading}\n`)[1] ?? '';
  const [, block] = /```sh\n(.*?)```/s.exec(section) ?? [];
  if (!block) throw new Error(`no commands under ${heading}`);
  return block;
}

it('the commands of the documentation download every file and find that it is whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tussock-data-'));
  const script = commands('Check a download').replace('http://localhost:3000', site.address);
  expect(script).toContain(site.address);
  const run = (text: string) => promisify(execFile)('sh', ['-euc', text], { cwd: folder });
  const { stdout } = await run(script);
  const files = readdirSync(folder).filter((name) => name !== 'SHA256SUMS');
  expect(files.length).toBeGreaterThan(15);
  expect(stdout.trimEnd().split('\n').sort()).toEqual(files.map((name) => `${name}: OK`).sort());
  await run('printf x >> offers.csv');
  await expect(run('sha256sum -c SHA256SUMS')).rejects.toMatchObject({
    stdout: expect.stringContaining('offers.csv: FAILED'),
  });
  rmSync(folder, { recursive: true });
});

it('the commands for a large file put its parts together', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tussock-data-'));
  const script = commands('Download a large file')
    .replace('http://localhost:3000', site.address)
    // Smaller parts, so that a file of the sample has several.
    .replaceAll('4194304', '100000')
    .replaceAll('4194303', '99999');
  expect(script).toContain(site.address);
  const { stdout } = await promisify(execFile)('sh', ['-euc', script], { cwd: folder });
  expect(stdout).toBe('records.ndjson: OK\n');
  expect(statSync(join(folder, 'records.ndjson')).size).toBeGreaterThan(300_000);
  rmSync(folder, { recursive: true });
});

it('the page has the same commands, and every file that it links to is there', async () => {
  const html = await (await fetch(`${site.address}/data`)).text();
  const [, ...lines] = commands('Check a download').trim().split('\n');
  for (const line of lines) expect(html).toContain(line);
  const links = [...html.matchAll(/href="(\/data\/[^"#]+|\/api\/[^"#]+)"/g)].map(([, path]) => path);
  expect(links.length).toBeGreaterThan(18);
  for (const path of new Set(links))
    expect([path, (await fetch(site.address + path)).status]).toEqual([path, 200]);
});

it('a part of a file is the same bytes whether or not the reader takes compressed answers', async () => {
  const path = `${site.address}/data/1/records.ndjson`;
  const whole = await (await fetch(path)).text();
  const part = await fetch(path, { headers: { range: 'bytes=100-5000', 'accept-encoding': 'gzip' } });
  expect([part.status, part.headers.get('content-encoding')]).toEqual([206, null]);
  expect(await part.text()).toBe(Buffer.from(whole).subarray(100, 5_001).toString());
});

it('every id of another record leads to a row', async () => {
  const lines = (await (await fetch(`${site.address}/data/1/records.ndjson`)).text()).trim().split('\n');
  const rows: { table: OpenTable; id: string; record: OpenRow }[] = lines.map((line) => JSON.parse(line));
  const ids = new Set(rows.map(({ table, id }) => `${table} ${id}`));
  const links = rows.flatMap(({ table, record }) =>
    openColumns(table).flatMap(([name, { to = [] }]) => {
      const tables = to.filter((other) => other in OPEN_TABLES);
      const value = record[name] ?? null;
      return tables.length === 0 || value === null ? [] : [{ table, name, value, tables }];
    }),
  );
  expect(links.length).toBeGreaterThan(400);
  expect(links.filter(({ value, tables }) => !tables.some((other) => ids.has(`${other} ${value}`)))).toEqual(
    [],
  );
});
