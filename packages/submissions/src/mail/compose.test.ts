import type { ApplyForm } from '@tussock/core/submission/apply';
import { applySubmission } from '@tussock/core/submission/apply';
import { FIELD_LABELS } from '@tussock/core/submission/options';
import { type ReportForm, reportSubmission } from '@tussock/core/submission/report';
import { unlockSubmission } from '@tussock/core/submission/unlock';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../../tests/support/any-character';
import { filledApply, filledReport, filledUnlock } from '../../../../tests/support/forms';
import type { StoredApply, StoredReport, StoredUnlock } from '../stored-submission';
import { composeMail } from './compose';
import { mailAddresses } from './mail';
import { emlText } from './outbox';

const ADDRESSES = { from: 'hello@tussock.example', to: ['office@tussock.example', 'b@tussock.example'] };

/** What a form sends by itself, and the consents, whose answers have tests of their own. */
const NOT_TYPED = new Set(['submission_id', 'elapsed_ms', 'notice_version', 'consents']);

/** An enquiry as it is read back from the table. */
function keptApply(over: Partial<ApplyForm> = {}): StoredApply {
  const { elapsed_ms: _, consents, ...fields } = applySubmission.parse(filledApply(over));
  const at = '2026-11-20T01:00:00.000Z';
  return {
    kind: 'apply',
    ...fields,
    recipients_checked: true,
    offer_name: null,
    received_at: at,
    consents: [{ purpose: 'share_with_providers', ...consents.share_with_providers, at }],
    mail_status: 'pending',
    mail_attempts: 1,
    mail_sent_at: null,
    mail_error: null,
    expires: 2_000_000_000,
  };
}

/** A report of a mistake as it is read back from the table. */
function keptReport(over: Partial<ReportForm> = {}): StoredReport {
  const { elapsed_ms: _, ...fields } = reportSubmission.parse(filledReport(over));
  const { kind: __, ...mail } = keptApply();
  return { ...mail, ...fields, kind: 'report', consents: [] };
}

/** An unlocking as it is read back from the table. */
function keptUnlock(): StoredUnlock {
  const { elapsed_ms: _, consents: __, ...fields } = unlockSubmission.parse(filledUnlock());
  const session = { subject: 'a-session', token_expires_at: '2026-12-20T01:00:00.000Z' };
  return { ...keptApply(), ...fields, ...session, kind: 'unlock', consents: [] };
}

describe('the operator’s mail', () => {
  it('reads well', () => {
    const id = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed';
    const mail = composeMail(keptApply({ submission_id: id }));
    expect(mail.subject).toBe('New enquiry (1b9d6bcd)');
    expect(mail.reply_to).toBe('Mere@example.co.nz');
    expect(mail.text).toMatchInlineSnapshot(`
      "Name: Mere Tūhoe
      E-mail: Mere@example.co.nz
      Phone: 021 555 0199
      How you see your investor status: I am not sure yet (as stated, not checked)
      Asset classes of interest: private-credit, forestry
      Amount: $50,000 to $100,000
      Timing: Within three months
      Who may receive your enquiry: Harbour Credit (0f0e4f8a-3f0c-4a6e-9a52-0d7e5b0c1a11)
      May be sent to the providers named: yes (wording share-1)
      Received: 20 November 2026 at 2:00 pm
      Reference: 1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed

      Message:
      > Kia ora
      > I would like to hear more.

      What a visitor typed is not checked: take care with addresses and links in it.
      All submissions: npm run submissions -- list
      "
    `);
  });

  it('names the offer that an enquiry is about, or says that its name is not known', () => {
    const offer_id = '0f0e4f8a-3f0c-4a6e-9a52-0d7e5b0c1a11';
    const about = keptApply({ offer_id });
    expect(composeMail({ ...about, offer_name: 'Rimu Growth notes' }).text).toContain(
      `Offer: Rimu Growth notes (${offer_id})`,
    );
    expect(composeMail(about).text).toContain(`Offer: ${offer_id} (the directory did not answer`);
    expect(composeMail(keptApply()).text).not.toContain('Offer:');
  });

  it.each([
    ['apply', applySubmission, keptApply({ offer_id: '0f0e4f8a-3f0c-4a6e-9a52-0d7e5b0c1a11' })],
    ['unlock', unlockSubmission, keptUnlock()],
    ['report', reportSubmission, keptReport()],
  ] as const)(
    'has every field of the form %s, so that a new one reaches the operator too',
    (_, form, kept) => {
      const { text } = composeMail(kept);
      const labels: Readonly<Record<string, string>> = { ...FIELD_LABELS, subject: 'About' };
      const lost = Object.keys(form.shape).filter(
        (field) => !NOT_TYPED.has(field) && !text.includes(`${labels[field]}:`),
      );
      expect(lost).toEqual([]);
    },
  );

  it('puts the visitor into Reply-To and nothing of him into the other headers', () => {
    const mail = composeMail(keptApply());
    const [head = '', body = ''] = emlText(mail, ADDRESSES).split('\r\n\r\n', 2);
    expect(head.split('\r\n').map((line) => line.split(':')[0])).toEqual([
      'From',
      'To',
      'Reply-To',
      'Subject',
      'Date',
      'Message-ID',
      'MIME-Version',
      'Content-Type',
      'Content-Transfer-Encoding',
    ]);
    expect(head).toContain('Reply-To: Mere@example.co.nz');
    expect(head).toContain('Date: Fri, 20 Nov 2026 01:00:00 +0000');
    expect(head.match(/mere/gi)).toHaveLength(1);
    expect(body).toContain('Tūhoe');
  });

  it('cannot be given headers or fields by a visitor, whatever is typed', () => {
    const hostile = fc
      .array(
        fc.oneof(
          fc.string({ unit: anyCharacter, maxLength: 20 }),
          fc.constantFrom(
            '\r\n',
            '\n',
            '\r',
            '\u2028',
            '\u0085',
            '\u202e',
            'Bcc: a@b.example',
            'Reference: forged',
          ),
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(hostile, hostile, (name, message) => {
        const parsed = applySubmission.safeParse(filledApply({ name: `x${name}`.slice(0, 90), message }));
        fc.pre(parsed.success);
        const mail = composeMail(keptApply({ name: `x${name}`.slice(0, 90), message }));
        const text = emlText(mail, ADDRESSES);
        const [head = ''] = text.split('\r\n\r\n', 1);
        expect(head.split(/\r\n|\r|\n/)).toHaveLength(9);
        // Unicode's line breaks count too: some readers show them as such.
        const lines = mail.text.split(/\r\n|[\r\n\u0085\u2028\u2029]/);
        expect(lines.filter((line) => line.startsWith('Reference:'))).toHaveLength(1);
        expect(lines.filter((line) => /^\s*Bcc:/.test(line))).toEqual([]);
        expect(mail.text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      }),
    );
  });
});

describe('the mail about a report', () => {
  it('carries the record and the field as the data folder names them', () => {
    const { subject, text } = composeMail(keptReport());
    expect(subject).toMatch(/^Reported mistake \([0-9a-f]{8}\)$/);
    const lines = text.split('\n');
    expect(lines).toContain('About: Offer Harbour Credit Fund (as sent, not checked)');
    expect(lines).toContain('Record: 0f0e4f8a-3f0c-4a6e-9a52-0d7e5b0c1a11');
    expect(lines).toContain('Field: minimum_investment (Minimum investment)');
    expect(lines).toContain('> See page 4 of the memorandum.');
  });

  it('is about a whole record, or the site', () => {
    const subject = { kind: 'fund', record: 'a-1', name: 'A\nRecord: forged', field: null } as const;
    const { text } = composeMail(keptReport({ subject }));
    expect(text).toContain('Field: none');
    expect(text.split('\n').filter((line) => line.startsWith('Record:'))).toEqual(['Record: a-1']);
    expect(composeMail(keptReport({ subject: null })).text).toContain('About: the site');
  });
});

describe('the recipients in the mail', () => {
  it('are marked when they were not checked', () => {
    const unchecked = { ...keptApply(), recipients_checked: false };
    expect(composeMail(unchecked).text).toContain('Check the recipients: the directory did not answer');
    expect(composeMail({ ...unchecked, recipients: [] }).text).not.toContain('Check the recipients');
    expect(composeMail(keptApply()).text).not.toContain('Check the recipients');
  });
});

it('no control character and no invisible one leaves in a mail, whatever field holds it', () => {
  const controls = Array.from({ length: 160 }, (_, code) => String.fromCodePoint(code)).filter((one) =>
    /\p{Cc}/u.test(one),
  );
  const invisible = ['\u00ad', '\u200b', '\u200e', '\u202e', '\u2060', '\u2066', '\ufeff', '\u{e0041}'];
  const characters = fc.constantFrom(...controls, ...invisible, 'a', ' ', 'ā', '👩\u200d🌾');
  const hostile = fc.string({ unit: characters, minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(hostile, hostile, (name, message) => {
      const mail = composeMail({ ...keptApply(), name, message, recipients: [{ id: name, name: message }] });
      const text = emlText({ ...mail, subject: name, reply_to: message }, ADDRESSES);
      expect(mail.text.replaceAll('\n', '')).not.toMatch(/(?!\u200d)[\p{Cc}\p{Cf}]/u);
      expect(text.replaceAll('\r\n', '').split('text/plain')[0]).not.toMatch(/\p{Cc}/u);
    }),
  );
});

describe('mailAddresses', () => {
  it('reads the environment', () => {
    const env = { MAIL_FROM: 'hello@tussock.example', MAIL_TO: 'office@tussock.example, b@tussock.example' };
    expect(mailAddresses(env)).toEqual(ADDRESSES);
  });

  it.each([
    ['MAIL_FROM', { MAIL_TO: 'a@b.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'Tussock', MAIL_TO: 'a@b.example' }],
    ['MAIL_TO', { MAIL_FROM: 'a@b.example' }],
    ['MAIL_TO', { MAIL_FROM: 'a@b.example', MAIL_TO: 'a@b.example, c' }],
  ])('names %s where it is wrong', (name, env) => {
    expect(() => mailAddresses(env)).toThrow(name);
  });
});
