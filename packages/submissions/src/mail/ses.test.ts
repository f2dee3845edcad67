import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { afterEach, expect, it, vi } from 'vitest';
import { openSes, sesSender } from './ses';

const ADDRESSES = { from: 'site@a.example', to: ['b@c.example', 'd@e.example'] };
const MAIL = {
  reference: 'r-1',
  subject: 'New enquiry',
  text: 'Kia ora\nMere',
  reply_to: 'mere@example.co.nz',
  date: new Date('2026-11-20T00:00:00Z'),
};

afterEach(() => vi.unstubAllEnvs());

it('hands a mail to SES as it is, with the visitor to answer to', async () => {
  const sent: unknown[] = [];
  const client = { send: async ({ input }: SendEmailCommand) => void sent.push(input) };
  await sesSender(ADDRESSES, client as never)(MAIL);
  expect(sent).toEqual([
    {
      FromEmailAddress: 'site@a.example',
      Destination: { ToAddresses: ['b@c.example', 'd@e.example'] },
      ReplyToAddresses: ['mere@example.co.nz'],
      Content: {
        Simple: {
          Subject: { Data: 'New enquiry', Charset: 'UTF-8' },
          Body: { Text: { Data: 'Kia ora\nMere', Charset: 'UTF-8' } },
        },
      },
    },
  ]);
});

it('sends a mail although the connection of the one before was closed meanwhile', async () => {
  const used = new WeakSet<object>();
  const server = createServer(({ socket }, response) => {
    if (used.has(socket)) return void socket.resetAndDestroy();
    used.add(socket);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"MessageId":"m-1"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_SESV2', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_REGION', 'ap-southeast-2');
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(name, 'local');
  const client = openSes();
  for (let mails = 0; mails < 3; mails++) await sesSender(ADDRESSES, client)(MAIL);
  client.destroy();
  server.close();
});
