import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ApplyForm, applySubmission } from './apply';
import { unlockSubmission } from './unlock';

const form: ApplyForm = {
  submission_id: '1B9D6BCD-bbfd-4b2d-9b5d-ab8dfbbd4bed',
  elapsed_ms: 40_000,
  name: '  Mere \n Tūhoe ',
  email: ' Mere@example.co.nz ',
  phone: '',
  investor_basis: 'not-sure',
  asset_classes: ['forestry', 'forestry'],
  amount_band: 'undecided',
  timing: 'looking',
  message: '',
  recipients: [],
  notice_version: 'notice-1',
  consents: {
    share_with_providers: { version: 'share-1', given: false },
    marketing: { version: 'marketing-1', given: false },
  },
};

/** The messages by field. */
function problems(over: Record<string, unknown>): Record<string, string> {
  const { error } = applySubmission.safeParse({ ...form, ...over });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('an enquiry', () => {
  it('is tidied', () => {
    expect(applySubmission.parse(form)).toMatchObject({
      submission_id: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
      name: 'Mere Tūhoe',
      email: 'Mere@example.co.nz',
      phone: null,
      message: null,
      asset_classes: ['forestry'],
    });
  });

  it('keeps what is pasted as it was written, right to left too, but for control characters', () => {
    const message = 'שלום‏ עולם\r\nKia\u0000 ora\u0007 e hoa 👋🏽 \ud800 <script>alert(1)</script>';
    expect(applySubmission.parse({ ...form, message }).message).toBe(
      'שלום‏ עולם\nKia ora e hoa 👋🏽  <script>alert(1)</script>',
    );
  });

  it.each([
    ['\u202a+64 21 555 0199\u202c', '+64 21 555 0199'],
    ['+64\u201121\u2011555\u20110199', '+64-21-555-0199'],
    ['021–555–0199', '021-555-0199'],
    ['０２１ ５５５ ０１９９', '021 555 0199'],
    ['(09) 555 0199 ext. 12', '(09) 555 0199 ext. 12'],
    ['+64 (0)21\u00a05550199', '+64 (0)21 5550199'],
  ])('takes the phone number %j, as it is copied from elsewhere', (phone, kept) => {
    expect(applySubmission.parse({ ...form, phone }).phone).toBe(kept);
  });

  it.each([
    ['\u202amere@example.co.nz\u202c', 'mere@example.co.nz'],
    ['mere@example.co.nz\u200b', 'mere@example.co.nz'],
    ['mere＠example.co.nz', 'mere@example.co.nz'],
    ['kiri@tūhoe.nz', 'kiri@xn--thoe-v7a.nz'],
    ['Kiri+x@MĀORI.example', 'Kiri+x@xn--mori-qsa.example'],
    ['ron&jan@example.co.nz', 'ron&jan@example.co.nz'],
    ['mere/accounts@example.co.nz', 'mere/accounts@example.co.nz'],
    ["mere.o'brien-hall_2@example.co.nz", "mere.o'brien-hall_2@example.co.nz"],
    ['kiri@пример.рф', 'kiri@xn--e1afmkfd.xn--p1ai'],
  ])('takes the e-mail address %j, as mail is sent to it', (email, kept) => {
    expect(applySubmission.parse({ ...form, email }).email).toBe(kept);
  });

  it('has no mark in a name that turns the order of what comes after it', () => {
    expect(applySubmission.parse({ ...form, name: '\u202eMere\u2066 مريم' }).name).toBe('Mere مريم');
  });

  it('drops fields that nobody asked for', () => {
    const parsed = applySubmission.parse({ ...form, ird_number: '49-091-850', passport: 'LA123456' });
    expect(Object.keys(parsed).sort()).toEqual(Object.keys(form).sort());
  });

  it.each([
    [{ name: ' ' }, 'name', 'Please enter your name.'],
    [{ name: '\u200b -' }, 'name', 'Please enter your name.'],
    [{ name: 'a'.repeat(101) }, 'name', 'Please keep your name to 100 characters or fewer.'],
    [{ email: 'mere' }, 'email', 'Please enter an e-mail address such as mere@example.co.nz.'],
    [{ email: 'a@b.nz\nBcc: c@d.nz' }, 'email', 'Please enter an e-mail address such as mere@example.co.nz.'],
    [{ email: 'a&b&c@d.nz' }, 'email', 'Please enter an e-mail address such as mere@example.co.nz.'],
    [{ email: '&b@d.nz' }, 'email', 'Please enter an e-mail address such as mere@example.co.nz.'],
    [{ email: 'a..b@d.nz' }, 'email', 'Please enter an e-mail address such as mere@example.co.nz.'],
    [
      { email: `${'m'.repeat(300)}@example.co.nz` },
      'email',
      'Please keep the e-mail address to 254 characters or fewer.',
    ],
    [{ email: 'a.@d.nz' }, 'email', 'Please enter an e-mail address such as mere@example.co.nz.'],
    [{ email: 'a@d.xn--' }, 'email', 'Please enter an e-mail address such as mere@example.co.nz.'],
    [{ phone: '0'.repeat(31) }, 'phone', 'Please keep the phone number to 30 characters or fewer.'],
    [{ phone: 'call me' }, 'phone', 'Please enter a phone number such as 021 555 0199, or leave this empty.'],
    [{ phone: '------' }, 'phone', 'Please enter a phone number such as 021 555 0199, or leave this empty.'],
    [{ email: 'mere@tū hoe.nz' }, 'email', 'Please enter an e-mail address such as mere@example.co.nz.'],
    [{ email: 'mere@example-.co.nz' }, 'email', 'Please enter an e-mail address such as mere@example.co.nz.'],
    [
      { email: `mere@${'a'.repeat(64)}.nz` },
      'email',
      'Please enter an e-mail address such as mere@example.co.nz.',
    ],
    [
      { email: `${'a'.repeat(65)}@b.nz` },
      'email',
      'Please enter an e-mail address such as mere@example.co.nz.',
    ],
    [{ email: 'mere@tūhoe.nz/x' }, 'email', 'Please enter an e-mail address such as mere@example.co.nz.'],
    [{ asset_classes: [] }, 'asset_classes', 'Please choose at least one asset class.'],
    [{ amount_band: 'lots' }, 'amount_band', 'Please choose an amount.'],
    [{ message: 'a'.repeat(3_001) }, 'message', 'Please keep your message to 3,000 characters or fewer.'],
    [{ message: 'My card is 4111 1111 1111 1111' }, 'message', expect.stringContaining('card number')],
  ])('with %o says so at %s', (over, field, message) => {
    expect(problems(over)).toEqual({ [field]: message });
  });

  it('goes to named providers only with the consent to that, and says so beside other problems', () => {
    const recipients = [{ id: 'a', name: 'Harbour Credit' }];
    const field = 'consents.share_with_providers';
    expect(Object.keys(problems({ recipients }))).toEqual([field]);
    expect(Object.keys(problems({ recipients, name: '' })).sort()).toEqual([field, 'name']);
    const consents = { ...form.consents, share_with_providers: { version: 'share-1', given: true } };
    expect(problems({ recipients, consents })).toEqual({});
    expect(Object.keys(problems({ recipients: [...recipients, ...recipients], consents }))).toEqual([
      'recipients',
    ]);
  });

  it('records only wordings that exist', () => {
    const consents = { ...form.consents, marketing: { version: 'marketing-9', given: true } };
    expect(Object.keys(problems({ consents }))).toEqual(['consents.marketing.version']);
    expect(Object.keys(problems({ notice_version: 'x' }))).toEqual(['notice_version']);
  });

  it('never makes the schemas throw', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(applySubmission.safeParse(input).success).toBe(false);
        expect(unlockSubmission.safeParse(input).success).toBe(false);
      }),
    );
  });
});
