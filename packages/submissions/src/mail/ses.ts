import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { MailAddresses, SendMail } from './mail';

/** How long a try waits, in milliseconds: for a connection, and then for the answer. */
export const SES_PATIENCE = { connectionTimeout: 2_000, requestTimeout: 8_000 };

const ALONE = { keepAlive: false };

/** The way to Amazon SES. One try: what fails is tried again by a later run. */
export const openSes = () =>
  new SESv2Client({
    maxAttempts: 1,
    // A connection that was kept open may be gone after the function slept: each first mail would be put off for it.
    requestHandler: { ...SES_PATIENCE, throwOnRequestTimeout: true, httpAgent: ALONE, httpsAgent: ALONE },
  });

export function sesSender({ from, to }: MailAddresses, client: SESv2Client): SendMail {
  return async (mail) => {
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: from,
        Destination: { ToAddresses: to },
        ReplyToAddresses: [mail.reply_to],
        Content: {
          Simple: {
            Subject: { Data: mail.subject, Charset: 'UTF-8' },
            Body: { Text: { Data: mail.text, Charset: 'UTF-8' } },
          },
        },
      }),
    );
  };
}
