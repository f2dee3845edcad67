import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, MailAddresses, SendMail } from './mail';

/** Puts mails into a folder, one .eml file each, for machines without a mail service. */
export function outboxSender(folder: string, addresses: MailAddresses): SendMail {
  return async (mail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const day = mail.date.toISOString().slice(0, 10);
    const file = join(folder, `${day}-${mail.reference}.eml`);
    await writeFile(`${file}.part`, emlText(mail, addresses), { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}

/** A message in the form of RFC 5322, in UTF-8. */
export function emlText(mail: Mail, { from, to }: MailAddresses): string {
  const headers = [
    ['From', from],
    ['To', to.join(', ')],
    ['Reply-To', mail.reply_to],
    ['Subject', mail.subject],
    ['Date', mail.date.toUTCString().replace('GMT', '+0000')],
    ['Message-ID', `<${mail.reference}@${from.split('@')[1]}>`],
    ['MIME-Version', '1.0'],
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Content-Transfer-Encoding', '8bit'],
  ];
  const head = headers.map(
    ([name, value]) => `${name}: ${String(value).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')}`,
  );
  return `${head.join('\r\n')}\r\n\r\n${mail.text.replaceAll('\n', '\r\n')}`;
}
