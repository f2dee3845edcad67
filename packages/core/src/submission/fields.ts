import * as z from 'zod';
import { wholeNumber } from '../text/decimal';
import { withAsciiDomain } from './ascii-address';
import { FIELD_LIMITS } from './limits';
import { CONSENT_WORDINGS, type ConsentPurpose, NOTICE_VERSIONS } from './wording';

/** Field shapes that the forms share. Every message is what a visitor reads at the field. */

/** Text in Unicode composed form, without control characters and unpaired surrogates; otherwise as typed. */
const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to drop
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Surrogate}/gu, '')
    .trim();

const text = (wrongType: string) => z.string(wrongType).transform(tidy);

/** Text on one line, without the marks that turn the order of the text after them. */
const line = (missing: string) =>
  text(missing).transform((value) =>
    value
      .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );

/** A line that people copy from elsewhere, without what cannot be seen in it, and with full-width signs as plain ones. */
const plainLine = (missing: string) =>
  line(missing).transform((value) =>
    value
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .trim(),
  );

/** Read above the form as well, where no label is beside it. */
const tooLong = (what: string, most: number) =>
  `Please keep ${what} to ${wholeNumber(most)} characters or fewer.`;

export const personName = line('Please enter your name.').pipe(
  z
    .string()
    .regex(/[\p{L}\p{N}]/u, 'Please enter your name.')
    .max(FIELD_LIMITS.name, tooLong('your name', FIELD_LIMITS.name)),
);

/**
 * By RFC 5321 and the rules of host names: no mail reaches any other. One & may join what is before the @, as couples and firms have it; an
 * operator gives the address to a command, and what is between two of them would be a command of its own in a shell.
 */
const CAN_BE_SENT_TO =
  /^(?=[^@]{1,64}@)(?![^@]*&[^@]*&)[\w'+/=-]+(?:[.&][\w'+/=-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/i;

const EMAIL_TOO_LONG = tooLong('the e-mail address', FIELD_LIMITS.email);
const EMAIL_MESSAGE = 'Please enter an e-mail address such as mere@example.co.nz.';
export const email = plainLine(EMAIL_MESSAGE)
  .transform(withAsciiDomain)
  .pipe(
    z
      .email({
        pattern: CAN_BE_SENT_TO,
        // Of a very long one the length says more.
        error: ({ input }) => (String(input).length > FIELD_LIMITS.email ? EMAIL_TOO_LONG : EMAIL_MESSAGE),
      })
      .max(FIELD_LIMITS.email, EMAIL_TOO_LONG),
  );

const PHONE_MESSAGE = 'Please enter a phone number such as 021 555 0199, or leave this empty.';
export const phone = plainLine(PHONE_MESSAGE)
  .transform((value) => value.replace(/\p{Pd}/gu, '-'))
  .pipe(
    z
      .string()
      .regex(/^(?:\+?[ ().-]*(?:\d[ ().-]*){6,}(?:(?:ext\.?|x) ?\d{1,6})?)?$/i, PHONE_MESSAGE)
      .max(FIELD_LIMITS.phone, tooLong('the phone number', FIELD_LIMITS.phone)),
  )
  .transform((value) => (value === '' ? null : value))
  .nullable()
  .default(null);

export const message = text('Please write your message as text.')
  .pipe(z.string().max(FIELD_LIMITS.message, tooLong('your message', FIELD_LIMITS.message)))
  .transform((value) => (value === '' ? null : value))
  .nullable()
  .default(null);

export const submissionId = z
  .string('must be a UUID')
  .transform((id) => id.toLowerCase())
  .pipe(z.uuid('must be a UUID'));

/** Milliseconds between the form being shown and being sent. */
export const elapsed = z.number('must be the milliseconds since the form was shown');

export const noticeVersion = z.enum(NOTICE_VERSIONS, 'must be a version of the privacy notice');

/** One of the choices, by value. */
export const choice = <V extends string>(choices: readonly { value: V }[], missing: string) =>
  z.enum(
    choices.map(({ value }) => value),
    missing,
  );

/** An answer to a consent, with the version of the wording that was shown beside the box. */
export const consent = (purpose: ConsentPurpose) =>
  z.object(
    {
      version: z.enum(
        CONSENT_WORDINGS[purpose].map(({ version }) => version),
        'must be a version of the wording',
      ),
      given: z.boolean('must be true or false'),
    },
    'must hold a version and an answer',
  );
