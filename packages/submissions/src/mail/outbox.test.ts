import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { outboxSender } from './outbox';

const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('writes one file a mail, for its owner only, also when the mail leaves twice', async () => {
  const send = outboxSender(join(folder, 'outbox'), { from: 'a@tussock.example', to: ['b@tussock.example'] });
  const mail = {
    reference: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
    subject: 'New enquiry',
    text: 'Kia ora\n',
    reply_to: 'mere@example.co.nz',
    date: new Date('2026-11-20T01:00:00Z'),
  };
  await send(mail);
  await send(mail);
  const file = '2026-11-20-1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed.eml';
  expect(readdirSync(join(folder, 'outbox'))).toEqual([file]);
  expect(readFileSync(join(folder, 'outbox', file), 'utf8')).toMatch(/\r\n\r\nKia ora\r\n$/);
  expect(statSync(join(folder, 'outbox', file)).mode & 0o077).toBe(0);
});
