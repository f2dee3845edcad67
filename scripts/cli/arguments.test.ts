import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emailAddress } from '../submissions/arguments';
import { wholeNumber } from './arguments';
import { UsageError } from './failure';

it('a whole number is read as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (number) => {
      expect(wholeNumber(String(number), 'a number')).toBe(number);
    }),
  );
});

it.each(['', '0', '-1', '1.5', '1e3', ' 7', '07', 'x', '٣', '9'.repeat(10)])('%j is no release', (word) => {
  expect(() => wholeNumber(word, 'the number of a release')).toThrow(UsageError);
  expect(() => wholeNumber(word, 'the number of a release')).toThrow('is not the number of a release');
});

it('a number below the least is refused with the least', () => {
  expect(wholeNumber('500', 'a number of offers', 500)).toBe(500);
  expect(() => wholeNumber('499', 'a number of offers', 500)).toThrow('499 is too few: 500 is the least.');
});

it('an e-mail address is trimmed; anything else is refused', () => {
  expect(emailAddress(undefined)).toBeUndefined();
  expect(emailAddress(' mere@example.co.nz')).toBe('mere@example.co.nz');
  expect(emailAddress('kiri@tūhoe.nz')).toBe('kiri@xn--thoe-v7a.nz');
  for (const copied of ['\u202amere@example.co.nz\u202c', 'mere@example.co.nz\u200b', 'mere＠example.co.nz'])
    expect(emailAddress(copied)).toBe('mere@example.co.nz');
  for (const word of ['mere', '@', 'a@b c', 'a@b@c'])
    expect(() => emailAddress(word)).toThrow(`"${word}" is not an e-mail address.`);
});
