import type { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { expect, it } from 'vitest';
import { sesSender } from './ses';

it('hands a mail to SES as it is, with the visitor to answer to', async () => {
  const sent: unknown[] = [];
  const client = { send: async ({ input }: SendEmailCommand) => void sent.push(input) };
  const send = sesSender({ from: 'site@a.example', to: ['b@c.example', 'd@e.example'] }, client as never);
  await send({
    ...{ reference: 'r-1', subject: 'New enquiry', text: 'Kia ora\nMere' },
    ...{ reply_to: 'mere@example.co.nz', date: new Date('2026-11-20T00:00:00Z') },
  });
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
