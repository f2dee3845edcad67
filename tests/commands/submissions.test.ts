import { type ChildProcess, execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDirectoryTable } from '@tussock/store/client';
import { createDirectoryReads } from '@tussock/store/reads';
import { openSubmissionsTable } from '@tussock/submissions/client';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalEngine, openLocalEngine } from '../../scripts/local/engine';
import { type LocalSubmissions, openLocalSubmissions } from '../../scripts/local/submissions';
import { localUnlockKeys } from '../../scripts/local/unlock-keys';
import { pageViews } from '../../scripts/page-views/program';
import { submissions } from '../../scripts/submissions/program';
import { programHere } from '../seed/seed-here';
import { bundlePrograms } from '../support/bundle-programs';
import { startFaulty } from '../support/faulty-engine';
import { filledApply, filledUnlock } from '../support/forms';
import { stoppedAtRename } from '../support/stopped-at-rename';
import { startApp } from '../support/submissions-app';

const ROOT = join(import.meta.dirname, '../..');
const COMMANDS = ['submissions', 'page-views'] as const;
let built: string[] = [];
beforeAll(async () => {
  built = await bundlePrograms(COMMANDS.map((name) => `scripts/${name}/main.ts`));
});
const folder = mkdtempSync(join(tmpdir(), 'submissions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  code: number;
  out: string;
  err: string;
}

interface RunOptions {
  env?: Record<string, string>;
  started?: (child: ChildProcess) => void;
}

/** Runs a command on the local table of this test. */
function run(
  script: (typeof COMMANDS)[number],
  words: string[],
  { env = {}, started = () => {} }: RunOptions = {},
): Promise<Outcome> {
  const { DYNAMODB_ENDPOINT: _, ...own } = process.env;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [built[COMMANDS.indexOf(script)] ?? '', ...words],
      { env: { ...own, TUSSOCK_LOCAL: folder, ...env }, cwd: ROOT },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
    child.stdin?.end();
    started(child);
  });
}

describe('the commands, while the site runs', () => {
  let engine: LocalEngine;
  let local: LocalSubmissions;

  beforeAll(async () => {
    engine = await openLocalEngine(folder);
    local = await openLocalSubmissions(
      createDirectoryReads(openDirectoryTable('reader', engine.env)),
      folder,
      engine.env,
    );
    const site = startApp(openSubmissionsTable(engine.env), new Date());
    for (const path of ['/offers', '/offers', '/faq']) await site.post('/api/page-views', { path });
    await site.post(
      '/api/submissions/apply',
      filledApply({ name: '=HYPERLINK("x")\u202e', message: 'one\ntwo' }),
    );
    await site.post('/api/submissions/unlock', filledUnlock({ email: 'aroha@example.co.nz' }));
  });
  afterAll(async () => {
    await local.close();
    await engine.close();
  });

  it('lists what was sent, for people and for machines', async () => {
    const { code, out, err } = await run('submissions', ['list']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/unlock {2}Mere Tūhoe <aroha@example.co.nz> {2}mail (pending|sent)\n/);
    expect(out).toMatch(/apply .*=HYPERLINK/);
    expect(out).not.toContain('\u202e');
    expect(out).toContain('2 submissions.');
    const json = await run('submissions', ['list', '--json', '--email', 'AROHA@example.co.nz']);
    expect(JSON.parse(json.out)).toMatchObject([{ kind: 'unlock', email: 'aroha@example.co.nz' }]);
  });

  it('exports everything and the consent log, for the owner’s eyes, with no formula in a cell', async () => {
    const to = join(folder, 'export');
    // As a spreadsheet leaves it that somebody saved it with.
    mkdirSync(to);
    writeFileSync(join(to, 'submissions.csv'), 'before', { mode: 0o644 });
    const { code, out } = await run('submissions', ['export', to]);
    expect([code, out]).toEqual([0, expect.stringContaining('2 submissions in')]);
    expect(readdirSync(to).sort()).toEqual(['consents.csv', 'submissions.csv', 'submissions.json']);
    for (const file of readdirSync(to)) expect(statSync(join(to, file)).mode & 0o077).toBe(0);
    const read = (file: string) =>
      parse(readFileSync(join(to, file)), { columns: true, bom: true }) as Record<string, string>[];
    const enquiry = read('submissions.csv').find(({ kind }) => kind === 'apply');
    expect(enquiry).toMatchObject({
      message: 'one\ntwo',
      phone: '021 555 0199',
      asset_classes: 'private-credit; forestry',
    });
    expect(enquiry?.name).toMatch(/^'=HYPERLINK/);
    expect(read('consents.csv')).toHaveLength(4);
    expect(
      read('consents.csv')
        .map(({ given }) => given)
        .sort(),
    ).toEqual(['false', 'true', 'true', 'true']);
    expect(JSON.parse(readFileSync(join(to, 'submissions.json'), 'utf8'))).toHaveLength(2);
    const ofNobody = join(folder, 'export-of-nobody');
    await run('submissions', ['export', ofNobody, '--email', 'nobody@example.co.nz']);
    const [heading] = readFileSync(join(to, 'consents.csv'), 'utf8').split('\r\n');
    expect(readFileSync(join(ofNobody, 'consents.csv'), 'utf8')).toBe(`${heading}\r\n`);
  });

  it('leaves no part of an export under another name where it is stopped', async () => {
    const to = join(folder, 'export-stopped');
    const { code } = await run('submissions', ['export', to], { env: stoppedAtRename() });
    expect(readdirSync(to).sort()).toEqual(['consents.csv', 'submissions.csv', 'submissions.json']);
    expect(code).toBe(0);
  });

  it('removes the part that an export has left which was killed before it could, and says so', async () => {
    const to = join(folder, 'export-killed');
    await run('submissions', ['export', to], { env: stoppedAtRename('SIGKILL') });
    const [draft = ''] = readdirSync(to);
    expect(draft).toMatch(/^\.submissions\.json\.[0-9a-f]{8}$/);
    writeFileSync(join(to, '.notes.csv.1a2b3c4d'), 'of somebody else');
    const { code, out } = await run('submissions', ['export', to]);
    expect([code, out]).toEqual([0, expect.stringContaining(`had left: ${draft}.\n`)]);
    expect(readdirSync(to).sort()).toEqual([
      ...['.notes.csv.1a2b3c4d', 'consents.csv', 'submissions.csv', 'submissions.json'],
    ]);
  });

  it('prints the page views of a month', async () => {
    const { code, out } = await run('page-views', []);
    expect(code).toBe(0);
    expect(out).toMatch(/: 3 page views\n\n2 {2}\/offers\n1 {2}\/faq\n\n20\d\d-\d\d-\d\d {2}3 {2}▇/);
    expect((await run('page-views', ['2031-02'])).out).toBe('No page views in February 2031.\n');
  });

  it('deletes what one address sent, only after a yes', async () => {
    const refused = await run('submissions', ['delete', '--email', 'aroha@example.co.nz']);
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('--yes') });
    const done = await run('submissions', ['delete', '--email', 'Aroha@example.co.nz', '--yes']);
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining('Deleted 1 submission of') });
    const again = await run('submissions', ['delete', '--email', 'aroha@example.co.nz', '--yes']);
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('is stored') });
    expect((await run('submissions', ['list'])).out).toContain('1 submission.');
  });

  it('says what is gone when it cannot delete the rest', async () => {
    const site = startApp(openSubmissionsTable(engine.env), new Date());
    for (const message of ['one', 'two', 'three'])
      await site.post('/api/submissions/apply', filledApply({ email: 'wiremu@example.co.nz', message }));
    const faulty = await startFaulty({
      name: 'dynalite',
      endpoint: engine.env.DYNAMODB_ENDPOINT,
      close: async () => {},
    });
    try {
      let deletions = 0;
      faulty.fault = (operation) => (operation === 'DeleteItem' && ++deletions > 2 ? 'lost' : null);
      const words = ['delete', '--email', 'wiremu@example.co.nz', '--yes'];
      const asked = { TUSSOCK_LOCAL: folder, ...engine.env, DYNAMODB_ENDPOINT: faulty.endpoint };
      const failed = await programHere(submissions, words, asked);
      expect(failed).toMatchObject({ code: 3, stderr: expect.stringContaining('failed:') });
      expect(failed.stdout).toMatch(
        /^Deleted 2 submissions of wiremu@example.co.nz before it failed, and perhaps one more. Run it again for the rest.\nE-mails .* backups hold them for 35 days.\n$/,
      );
      // The third is gone as well: what the next run says is no news of the mails and the backups.
      expect((await run('submissions', words)).out).toBe('Nothing from wiremu@example.co.nz is stored.\n');
    } finally {
      await faulty.close();
    }
  });

  it('says what is gone when it is stopped', async () => {
    const site = startApp(openSubmissionsTable(engine.env), new Date());
    for (const message of ['one', 'two', 'three'])
      await site.post('/api/submissions/apply', filledApply({ email: 'hine@example.co.nz', message }));
    const faulty = await startFaulty({
      name: 'dynalite',
      endpoint: engine.env.DYNAMODB_ENDPOINT,
      close: async () => {},
    });
    try {
      const words = ['delete', '--email', 'hine@example.co.nz', '--yes'];
      const env = { ...engine.env, DYNAMODB_ENDPOINT: faulty.endpoint };
      let deletions = 0;
      const started = (child: ChildProcess) => {
        faulty.fault = (operation) => {
          if (operation !== 'DeleteItem' || ++deletions === 1) return null;
          // Once: a second one would end it before it says anything.
          if (deletions === 2) child.kill('SIGINT');
          return 'silent';
        };
      };
      const stopped = await run('submissions', words, { env, started });
      expect(stopped).toMatchObject({ code: 130, err: 'Stopped.\n' });
      expect(stopped.out).toMatch(
        /^Deleted 1 submission of hine@example.co.nz before it was stopped, and perhaps one more. Run it again for the rest.\nE-mails .* backups hold them for 35 days.\n$/,
      );
      expect((await run('submissions', words)).out).toMatch(/^Deleted 2 submissions of hine/);
    } finally {
      await faulty.close();
    }
  });

  it('leaves a readable mail in the outbox', async () => {
    const outbox = join(folder, 'outbox');
    // One that is still being written has another ending.
    const written = () => readdirSync(outbox).filter((file) => file.endsWith('.eml'));
    await expect.poll(() => written().length, { timeout: 15_000 }).toBeGreaterThan(0);
    const mails = written().map((file) => readFileSync(join(outbox, file), 'utf8'));
    expect(mails.join()).toContain('Reply-To: Mere@example.co.nz');
    expect((await run('submissions', ['retry'])).out).toBe(
      'The mailer gave up on no e-mail, and none waits for longer than a quarter of an hour: the rest are sent without this command.\n',
    );
  });
});

/** In this process: to start one takes longer than what ends at once. */
const runHere = (script: (typeof COMMANDS)[number], words: string[], env: Record<string, string> = {}) =>
  programHere(script === 'submissions' ? submissions : pageViews, words, { TUSSOCK_LOCAL: folder, ...env });

describe('the commands used wrongly or without a table', () => {
  it.each([
    ['submissions', ['frobnicate'], 'no verb "frobnicate"'],
    ['page-views', ['2026-13'], 'not a month'],
  ] as const)('%s %j ends with 2 and says why', async (script, words, reason) => {
    const { code, stderr, stdout } = await runHere(script, [...words]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(reason);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('end with 3 when the store fails', async () => {
    const env = { DYNAMODB_ENDPOINT: 'http://127.0.0.1:9' };
    for (const script of ['submissions', 'page-views'] as const) {
      const { code, stderr } = await runHere(script, script === 'submissions' ? ['list'] : [], env);
      expect([code, stderr]).toEqual([3, expect.stringContaining('ECONNREFUSED')]);
      expect(stderr).not.toMatch(/^\s+at /m);
    }
  });

  it('explain themselves', async () => {
    expect(await runHere('submissions', [])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('delete --email'),
    });
    expect(await runHere('page-views', ['--help'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('2026-11'),
    });
  });
});

describe('localUnlockKeys', () => {
  it('makes a key once, for its owner only, and prefers the environment’s', () => {
    const own = join(folder, 'keys');
    const made = localUnlockKeys(own, {});
    expect(localUnlockKeys(own, {})).toEqual(made);
    expect(statSync(join(own, 'unlock-keys')).mode & 0o077).toBe(0);
    expect(localUnlockKeys(own, { UNLOCK_KEYS: `a:${'x'.repeat(40)}` })).toEqual([
      { id: 'a', secret: 'x'.repeat(40) },
    ]);
  });
});
