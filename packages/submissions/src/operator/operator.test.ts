import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { BOTH_ENGINES, ENGINES } from '../../../../tests/support/each-engine';
import { startFaulty } from '../../../../tests/support/faulty-engine';
import { filledApply, filledUnlock } from '../../../../tests/support/forms';
import { holdBack } from '../../../../tests/support/hold-back';
import { newSubmissionsTable, startApp, useEngine } from '../../../../tests/support/submissions-app';
import { openSubmissionsTable, type SubmissionsTable } from '../client';
import { duePendingMails, giveUp, putOff, takeMail } from '../mail/pending';
import { consentLog } from './consent-log';
import { eraseSubmissionsOf } from './erase';
import { listSubmissions, submissionsOf, withFailedMail } from './read-submissions';
import { retryMails } from './retry-mails';

describe.each(BOTH_ENGINES)('the operator on %s', (name) => {
  const engine = useEngine(name);
  let table: SubmissionsTable;
  let site: ReturnType<typeof startApp>;

  beforeEach(async () => {
    table = await newSubmissionsTable(engine.endpoint());
    site = startApp(table);
  });

  const apply = (over: Parameters<typeof filledApply>[0]) =>
    site.post('/api/submissions/apply', filledApply(over));
  async function erasedOf(email: string): Promise<string[]> {
    const ids: string[] = [];
    for await (const id of eraseSubmissionsOf(table, email)) ids.push(id);
    return ids;
  }
  const minutesLater = () => {
    site.world.now = new Date(site.world.now.getTime() + 60_000);
  };

  it('sees all submissions, newest first, over more than one page of the table', async () => {
    const message = 'ā'.repeat(2_900);
    const sent: string[] = [];
    for (let i = 0; i < 200; i++) {
      site.world.address = `198.51.100.${i}`;
      const form = filledApply({ email: `visitor-${i}@example.co.nz`, message });
      sent.unshift(form.email);
      await site.post('/api/submissions/apply', form);
      site.world.now = new Date(site.world.now.getTime() + 1);
    }
    const listed = await listSubmissions(table, site.world.now);
    expect(listed.map(({ email }) => email)).toEqual(sent);
  }, 60_000);

  // What follows is ours and not the engine's.
  if (!ENGINES.includes(name)) return;

  it('finds and deletes what one address sent, whatever its case, and nothing else', async () => {
    await apply({ email: 'Mere@Example.co.nz' });
    minutesLater();
    await site.post('/api/submissions/unlock', filledUnlock({ email: 'mere@example.co.nz' }));
    await apply({ email: 'mere@example.co' });
    expect(await submissionsOf(table, ' MERE@example.co.nz', site.world.now)).toMatchObject([
      { kind: 'unlock' },
      { kind: 'apply' },
    ]);
    expect(await erasedOf('mere@example.CO.NZ')).toHaveLength(2);
    expect(await erasedOf('mere@example.co.nz')).toEqual([]);
    expect(await listSubmissions(table, site.world.now)).toMatchObject([{ email: 'mere@example.co' }]);
    const { Items } = await table.client.send(new ScanCommand({ TableName: table.name }));
    expect(JSON.stringify(Items)).not.toMatch(/mere@example.co.nz/i);
  });

  it('deletes no more once it is stopped', async () => {
    for (const message of ['one', 'two', 'three']) await apply({ message });
    const stop = new AbortController();
    const erasing = eraseSubmissionsOf(table, 'mere@example.co.nz', stop.signal);
    await erasing.next();
    stop.abort(new Error('stopped'));
    await expect(erasing.next()).rejects.toThrow('stopped');
    expect(await listSubmissions(table, site.world.now)).toHaveLength(2);
  });

  it('does not see what has expired, though it may still be in the table', async () => {
    await site.post('/api/submissions/unlock', filledUnlock());
    minutesLater();
    await apply({});
    site.world.now = new Date('2027-11-20T01:00:00Z');
    expect(await listSubmissions(table, site.world.now)).toMatchObject([{ kind: 'apply' }]);
    expect(await submissionsOf(table, 'mere@example.co.nz', site.world.now)).toHaveLength(1);
    expect(await erasedOf('mere@example.co.nz')).toHaveLength(2);
  });

  it('sees a submission until the second at which it expires, without the keys of the table', async () => {
    await apply({});
    const [kept] = await listSubmissions(table, site.world.now);
    const expires = (kept?.expires ?? 0) * 1000;
    expect(await listSubmissions(table, new Date(expires - 1))).toEqual([kept]);
    expect(await listSubmissions(table, new Date(expires))).toEqual([]);
    const ours = ['digest', 'pk', 'sk', 'list_pk', 'list_sk', 'email_pk', 'email_sk', 'mail_pk', 'mail_due'];
    expect(Object.keys(kept ?? {}).filter((name) => ours.includes(name))).toEqual([]);
  });

  it('has a consent log with every answer in the words that were shown', async () => {
    const form = filledUnlock();
    await site.post('/api/submissions/unlock', form);
    const submissions = await listSubmissions(table, site.world.now);
    const log = consentLog(submissions);
    expect(log).toHaveLength(2);
    expect(log.find(({ purpose }) => purpose === 'marketing')).toEqual({
      email: 'mere@example.co.nz',
      name: form.name,
      purpose: 'marketing',
      given: true,
      at: '2026-11-20T01:00:00.000Z',
      version: 'marketing-1',
      wording: expect.stringContaining('unsubscribe'),
      notice_version: 'notice-1',
      submission_id: form.submission_id,
    });
    // Words that are not known any more are no reason to lose the answer.
    const [older] = consentLog(
      submissions.map((one) => ({
        ...one,
        consents: one.consents.map((answer) => ({ ...answer, version: 'gone' })),
      })),
    );
    expect(older).toMatchObject({ version: 'gone', wording: '' });
  });

  describe('puts mails that were given up', () => {
    async function givenUp(): Promise<void> {
      for (const mail of await duePendingMails(table, site.world.now, 10)) {
        const taken = await takeMail(table, mail, site.world.now);
        if (taken) await giveUp(table, taken, site.world.now, 'Refused');
      }
    }

    it('back among the pending ones, as if they had not been tried', async () => {
      await apply({});
      await apply({});
      await givenUp();
      expect(await duePendingMails(table, site.world.now, 10)).toEqual([]);
      minutesLater();
      expect(await retryMails(table, site.world.now)).toBe(2);
      const due = site.world.now.toISOString();
      expect(await duePendingMails(table, site.world.now, 10)).toMatchObject(
        [1, 2].map(() => ({ mail_status: 'pending', mail_attempts: 0, mail_due: due })),
      );
      expect(await withFailedMail(table, site.world.now)).toEqual([]);
    });

    it('back with those that wait for a later try, but for one that is being sent', async () => {
      const MINUTE = 60_000;
      const now = () => site.world.now;
      const after = (minutes: number) => new Date(now().getTime() + minutes * MINUTE);
      for (const address of ['waits@example.co.nz', 'soon@example.co.nz', 'sent@example.co.nz'])
        await apply({ email: address });
      const taken = [];
      for (const mail of await duePendingMails(table, now(), 10))
        taken.push(await takeMail(table, mail, now()));
      for (const [email, minutes] of [
        ['waits@example.co.nz', 17],
        ['soon@example.co.nz', 15],
      ] as const) {
        const mail = taken.find((one) => one?.email === email);
        if (!mail) throw new Error(`no mail of ${email}`);
        await putOff(table, mail, after(minutes), 'Refused');
      }
      expect(await retryMails(table, now())).toBe(1);
      expect(await duePendingMails(table, now(), 10)).toMatchObject([
        { email: 'waits@example.co.nz', mail_attempts: 0, mail_due: now().toISOString() },
      ]);
      expect(await duePendingMails(table, after(15), 10)).toHaveLength(3);
    });

    it('back, and counts them where the answer to that was lost', async () => {
      await apply({});
      await givenUp();
      await apply({});
      const [waiting] = await duePendingMails(table, site.world.now, 10);
      const taken = waiting && (await takeMail(table, waiting, site.world.now));
      if (!taken) throw new Error('no mail waits');
      await putOff(table, taken, new Date(site.world.now.getTime() + 3_600_000), 'Refused');
      const faulty = await startFaulty({ name, endpoint: engine.endpoint(), close: async () => {} });
      const lossy = openSubmissionsTable({
        DYNAMODB_ENDPOINT: faulty.endpoint,
        SUBMISSIONS_TABLE: table.name,
      });
      let updates = 0;
      faulty.fault = (operation) => (operation === 'UpdateItem' && updates++ % 3 === 0 ? 'lost' : null);
      expect(await retryMails(lossy, site.world.now)).toBe(2);
      expect(await duePendingMails(table, site.world.now, 10)).toHaveLength(2);
      await faulty.close();
    });

    it('back once, when two commands do it at the same time', async () => {
      await apply({});
      await givenUp();
      const slow = openSubmissionsTable({
        DYNAMODB_ENDPOINT: engine.endpoint(),
        SUBMISSIONS_TABLE: table.name,
      });
      const held = holdBack(slow, (command) => command === 'UpdateItemCommand');
      // A busy engine makes it ask twice, and what it wrote is known by its moment.
      const second = retryMails(slow, new Date(site.world.now.getTime() + 1));
      await held.reached;
      expect(await retryMails(table, site.world.now)).toBe(1);
      held.letGo();
      expect(await second).toBe(0);
    });
  });
});
