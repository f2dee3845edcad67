import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { BOTH_ENGINES, ENGINES } from '../../../../tests/support/each-engine';
import { filledApply, filledUnlock } from '../../../../tests/support/forms';
import { newSubmissionsTable, startApp, useEngine } from '../../../../tests/support/submissions-app';
import type { SubmissionsTable } from '../client';
import { listSubmissions, withFailedMail } from '../operator/read-submissions';
import { retryMails } from '../operator/retry-mails';
import { submissionKey } from '../table';
import type { Mail } from './mail';
import { countOverdue } from './pending';
import { LEASE_MINUTES, MAX_ATTEMPTS, nextTry } from './retry-plan';
import { type MailFailure, runMailer } from './run-mailer';

class ThrottlingException extends Error {
  override readonly name = 'ThrottlingException';
}

describe.each(BOTH_ENGINES)('the mailer on %s', (name) => {
  const engine = useEngine(name);
  let table: SubmissionsTable;
  let site: ReturnType<typeof startApp>;
  let out: Mail[];
  let reports: MailFailure[];

  beforeEach(async () => {
    table = await newSubmissionsTable(engine.endpoint());
    site = startApp(table);
    [out, reports] = [[], []];
  });

  const mailer = (send: (mail: Mail) => Promise<void>) =>
    runMailer({ table, send, now: () => site.world.now, report: (event) => reports.push(event) });
  const sending = () => mailer(async (mail) => void out.push(mail));
  const failing = () =>
    mailer(() => Promise.reject(new ThrottlingException('mere@example.co.nz was refused')));
  const later = (minutes: number) => {
    site.world.now = new Date(site.world.now.getTime() + minutes * 60_000);
  };
  const apply = (form = filledApply()) => site.post('/api/submissions/apply', form);
  const kept = () => listSubmissions(table, site.world.now);

  it('sends nothing twice when two run at once', async () => {
    for (let i = 0; i < 12; i++) await apply();
    const runs = await Promise.all([sending(), sending(), sending()]);
    expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(12);
    expect(new Set(out.map((mail) => mail.reference)).size).toBe(12);
    expect(out).toHaveLength(12);
  });

  // What follows is ours and not the engine's.
  if (!ENGINES.includes(name)) return;

  it('sends every submission once', async () => {
    const form = filledApply();
    await apply(form);
    await site.post('/api/submissions/unlock', filledUnlock());
    expect(await sending()).toEqual({ sent: 2, put_off: 0, given_up: 0 });
    expect(await sending()).toEqual({ sent: 0, put_off: 0, given_up: 0 });
    await apply(form);
    expect(await sending()).toEqual({ sent: 0, put_off: 0, given_up: 0 });
    expect(out).toHaveLength(2);
    expect(await kept()).toMatchObject([{ mail_status: 'sent' }, { mail_status: 'sent', mail_attempts: 1 }]);
  });

  it('sends more than one batch', async () => {
    for (let i = 0; i < 30; i++) await apply();
    site.world.address = '198.51.100.1';
    for (let i = 0; i < 25; i++) await apply();
    expect(await sending()).toMatchObject({ sent: 55 });
    expect(new Set(out.map((mail) => mail.reference)).size).toBe(55);
  });

  it('tries again later after a failure, and loses nothing', async () => {
    await apply();
    expect(await failing()).toEqual({ sent: 0, put_off: 1, given_up: 0 });
    expect(await sending()).toMatchObject({ sent: 0 });
    later(1);
    expect(await failing()).toMatchObject({ put_off: 1 });
    later(1);
    expect(await sending()).toMatchObject({ sent: 0 });
    later(1);
    expect(await sending()).toMatchObject({ sent: 1 });
    expect(await kept()).toMatchObject([{ mail_status: 'sent', mail_attempts: 3, mail_error: null }]);
    expect(reports).toMatchObject([
      { event: 'mail_put_off', attempts: 1, error: 'ThrottlingException' },
      { event: 'mail_put_off', attempts: 2 },
    ]);
    expect(JSON.stringify(reports)).not.toMatch(/mere/i);
  });

  it('gives up aloud after the last try, keeps the submission, and starts again when told', async () => {
    await apply();
    for (let i = 1; i < MAX_ATTEMPTS; i++) {
      expect(await failing()).toMatchObject({ put_off: 1 });
      later(360);
    }
    expect(await failing()).toMatchObject({ given_up: 1 });
    expect(reports.at(-1)).toMatchObject({ event: 'mail_given_up', attempts: MAX_ATTEMPTS });
    later(10_000);
    expect(await sending()).toMatchObject({ sent: 0 });
    expect(await withFailedMail(table, site.world.now)).toMatchObject([
      { mail_status: 'failed', mail_error: 'ThrottlingException' },
    ]);
    expect(await retryMails(table, site.world.now)).toBe(1);
    expect(await sending()).toMatchObject({ sent: 1 });
    expect(await retryMails(table, site.world.now)).toBe(0);
  });

  it('counts a mail that failed three times for as long as it waits, however far its tries are apart', async () => {
    await apply();
    await apply();
    expect(await sending()).toMatchObject({ sent: 2 });
    await apply();
    const counts: number[] = [];
    for (const minutes of [0, 1, 2, 4, 360, 360]) {
      later(minutes);
      counts.push(await countOverdue(table));
      await failing();
    }
    later(300);
    expect([...counts, await countOverdue(table)]).toEqual([0, 0, 0, 1, 1, 1, 1]);
    later(60);
    await sending();
    expect(await countOverdue(table)).toBe(0);
  });

  it('takes over what a mailer that died has left, and not sooner', async () => {
    await apply();
    const dying = mailer(() => new Promise(() => {}));
    while ((await kept())[0]?.mail_attempts !== 1) await new Promise((resolve) => setImmediate(resolve));
    later(LEASE_MINUTES - 1);
    expect(await sending()).toMatchObject({ sent: 0 });
    later(1);
    expect(await sending()).toMatchObject({ sent: 1 });
    void dying;
  });

  it('gives up, once and aloud, a mail whose mailer died in its last try', async () => {
    await apply();
    for (let i = 1; i < MAX_ATTEMPTS; i++) {
      await failing();
      later(360);
    }
    const dying = mailer(() => new Promise(() => {}));
    while ((await kept())[0]?.mail_attempts !== MAX_ATTEMPTS)
      await new Promise((resolve) => setImmediate(resolve));
    later(LEASE_MINUTES);
    reports = [];
    const runs = await Promise.all([sending(), sending()]);
    expect(runs.map(({ given_up }) => given_up).sort()).toEqual([0, 1]);
    expect(reports).toMatchObject([{ event: 'mail_given_up', attempts: MAX_ATTEMPTS }]);
    expect(out).toEqual([]);
    void dying;
  });

  it('brings nothing back that was deleted while its mail was on the way', async () => {
    const form = filledApply();
    await apply(form);
    await mailer(async () => {
      await table.client.send(
        new DeleteCommand({ TableName: table.name, Key: submissionKey(form.submission_id) }),
      );
    });
    expect(await kept()).toEqual([]);
  });

  it('stops in time', async () => {
    await apply();
    await apply();
    let time = 1;
    const run = await runMailer({
      table,
      send: async (mail) => void out.push(mail),
      now: () => site.world.now,
      report: () => {},
      hasTime: () => time-- > 0,
    });
    expect(run.sent).toBe(1);
    expect(await sending()).toMatchObject({ sent: 1 });
  });
});

describe('nextTry', () => {
  it('waits longer each time, at most six hours, and gives up after some two days', () => {
    const start = new Date('2026-11-20T00:00:00Z');
    let at = start;
    const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, i) => {
      const next = nextTry(i + 1, at);
      const minutes = (next.getTime() - at.getTime()) / 60_000;
      at = next;
      return minutes;
    });
    expect(waits.slice(0, 4)).toEqual([1, 2, 4, 8]);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(Math.max(...waits)).toBe(360);
    expect((at.getTime() - start.getTime()) / 3_600_000).toBeGreaterThan(36);
  });
});
