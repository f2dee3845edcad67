import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personalNumberIn, personalNumberMessage } from './personal-numbers';

describe('personalNumberIn', () => {
  it.each([
    ['card number', 'use 4111 1111 1111 1111 please'],
    ['card number', '5500-0000-0000-0004'],
    ['card number', '378282246310005'],
    ['bank account number', 'my account is 12-3456-7890123-00'],
    ['bank account number', '01 0902 0068389 000'],
    // Valid and test numbers of Inland Revenue's specification.
    ['IRD number', '49-091-850'],
    ['IRD number', 'IRD 49091850'],
    ['IRD number', 'my tax number is 136410132'],
    ['IRD number', 'Tax no. 136 410 132'],
    ['IRD number', 'tax file number: 49091850'],
    ['IRD number', '136-410-132'],
    ['bank account number', 'to 12-3456-7890123-00 please'],
    ['IRD number', 'IRD: 49091850'],
    ['IRD number', 'IRD 49091850 is mine'],
    // Right by the first weights only.
    ['IRD number', '49-091-907'],
    ['passport number', 'Passport no. LA123456'],
  ])('finds a %s in "%s"', (kind, text) => {
    expect(personalNumberIn(text)).toBe(kind);
    expect(personalNumberMessage(text)).toContain(kind);
  });

  it.each([
    'Call me on 021 555 0199 or +64 21 555 019 after 5',
    '021-234-567',
    '(09) 123 4567',
    'I have $10,000,000 to invest, perhaps 49091850',
    'between 100 000 and 500 000',
    'on 2026-11-20 at 10.30',
    'IRD number 136-410-133',
    '4111 1111 1111 1112',
    // The check digit is right, but Inland Revenue has no number below 10 million or above 200 million.
    'IRD 09999996',
    'IRD 200000005',
    'IRD 49-091-851',
    '12-3456-7890123-0012',
    'I travel on a New Zealand passport',
    'reference 1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
    // A phone number with the check digit of an IRD number.
    'What is left after tax? Ring me on 021 265 802.',
    'How is tax not paid twice, and how is it noted? 021265802',
    // Business numbers with the check digit of a card as well.
    'The NZBN is 9429046068187, not 9429 0453 80013',
    '',
  ])('lets "%s" pass', (text) => {
    expect(personalNumberIn(text)).toBeNull();
    expect(personalNumberMessage(text)).toBeNull();
  });

  it('says at the field what it looks like, with the right article', () => {
    const rest = 'Please leave it out: nobody needs it at this stage.';
    expect(personalNumberMessage('49-091-850')).toBe(`This looks like an IRD number. ${rest}`);
    expect(personalNumberMessage('378282246310005')).toBe(`This looks like a card number. ${rest}`);
  });

  it('finds a card by its check digit, and by no other', () => {
    // What a digit counts in every other place: twice itself, with its own digits added.
    const DOUBLED = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 18 });
    fc.assert(
      fc.property(digits, fc.integer({ min: 1, max: 9 }), (body, shift) => {
        const counted = body.toReversed().map((digit, at) => (at % 2 === 0 ? Number(DOUBLED[digit]) : digit));
        const check = (10 - (counted.reduce((sum, one) => sum + one, 0) % 10)) % 10;
        fc.pre(body.length > 12 || !body.join('').startsWith('94'));
        expect(personalNumberIn([...body, check].join(''))).toBe('card number');
        expect(personalNumberIn([...body, (check + shift) % 10].join(''))).not.toBe('card number');
      }),
    );
  });

  it('is quick and never throws, whatever is pasted', () => {
    const digits = fc.string({
      unit: fc.constantFrom('0', '1', '4', '9', '-', ' ', 'I', 'passport '),
      maxLength: 3_000,
    });
    fc.assert(
      fc.property(fc.oneof(digits, fc.string()), (text) => {
        expect(() => personalNumberIn(text)).not.toThrow();
      }),
    );
  });
});
