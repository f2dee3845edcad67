import { commaList } from '@tussock/server/comma-list';

/** An e-mail to the operator, in plain text. */
export interface Mail {
  /** The same at every try, so that a mail that left twice is seen to be one. */
  reference: string;
  /** Never holds what a visitor typed. */
  subject: string;
  text: string;
  /** The visitor's address. */
  reply_to: string;
  /** When the submission came in. */
  date: Date;
}

/** Hands a mail over; rejects when it was not taken. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Who mails come from and go to, from `MAIL_FROM` and `MAIL_TO` (several with commas). */
export interface MailAddresses {
  from: string;
  to: string[];
}

/** Throws, naming the variable, when one is missing or is not an address. */
export function mailAddresses(env: Record<string, string | undefined>): MailAddresses {
  const from = (env.MAIL_FROM ?? '').trim();
  const to = commaList(env.MAIL_TO);
  if (!isAddress(from)) throw new Error('MAIL_FROM is not an e-mail address.');
  if (to.length === 0 || !to.every(isAddress)) throw new Error('MAIL_TO is not a list of e-mail addresses.');
  return { from, to };
}

const isAddress = (text: string) => /^[^\s<>@,]+@[^\s<>@,]+$/.test(text);
