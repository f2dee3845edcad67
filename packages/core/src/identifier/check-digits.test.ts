import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IdentifierScheme, identifierFault, normalIdentifier } from './check-digits';

/** Examples that the issuers, registers and public test suites give. */
const VALID: Record<IdentifierScheme, string[]> = {
  nzbn: ['9429046393920', '9429050294954'],
  company_number: ['1', '1234567', '99999901'],
  fsp_number: ['FSP110367', '110367'],
  lei: ['213800KUD8LAJWSQ9D15'],
  isin: ['US0378331005', 'GB00BYXJL758'],
};

const WRONG: [IdentifierScheme, string, RegExp][] = [
  ['nzbn', '9429046393921', /check digit/],
  ['nzbn', '942904639392', /13 digits/],
  ['nzbn', '4006381333931', /begin with 94/],
  ['company_number', '123456789', /up to 8 digits/],
  ['company_number', 'WN123', /up to 8 digits/],
  ['fsp_number', 'FSP', /FSP12345/],
  ['lei', '213800KUD8LXJWSQ9D15', /check digit/],
  ['lei', '213800KUD8LAJWSQ9D1', /18 letters or digits/],
  ['isin', 'US0378331003', /check digit/],
  ['isin', '120378331005', /two letters/],
];

/** Invented numbers with every check digit tried, so that the tests do not count as the code does. */
const valid = (scheme: IdentifierScheme, body: string, ends: number) =>
  Array.from({ length: ends }, (_, n) => body + String(n).padStart(ends === 100 ? 2 : 1, '0')).filter(
    (value) => identifierFault(scheme, value) === null,
  );

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const letters = (length: number) => fc.stringMatching(new RegExp(`^[A-Z\\d]{${length}}$`));
const MADE = [
  ['nzbn', digits(10).map((body) => `94${body}`), 10],
  ['lei', letters(18), 100],
  ['isin', letters(9).map((body) => `NZ${body}`), 10],
] as const;

describe('an identifier', () => {
  it.each(Object.entries(VALID) as [IdentifierScheme, string[]][])(
    '%s as issued is right',
    (scheme, values) => {
      for (const value of values) expect([value, identifierFault(scheme, value)]).toEqual([value, null]);
    },
  );

  it.each(WRONG)('%s %s is wrong and says why', (scheme, value, reason) => {
    expect(identifierFault(scheme, value)).toMatch(reason);
  });

  it.each(MADE)('%s has exactly one right check', (scheme, bodies, ends) => {
    fc.assert(
      fc.property(bodies, (body) => {
        // Of a LEI the checks 00, 01 and 99 could stand for 97, 98 and 02.
        const found = valid(scheme, body, ends);
        expect(found.length).toBeGreaterThanOrEqual(1);
        expect(found.length).toBeLessThanOrEqual(ends === 100 ? 2 : 1);
      }),
    );
  });

  it.each(MADE)('%s with any one digit changed is wrong', (scheme, bodies, ends) => {
    fc.assert(
      fc.property(bodies, fc.nat(19), fc.integer({ min: 1, max: 9 }), (body, place, by) => {
        const [value = ''] = valid(scheme, body, ends);
        const at = place % value.length;
        fc.pre(/\d/.test(value[at] ?? ''));
        const other = (Number(value[at]) + by) % 10;
        expect(identifierFault(scheme, value.slice(0, at) + other + value.slice(at + 1))).not.toBeNull();
      }),
    );
  });

  it('is read with spaces and in small letters', () => {
    expect(normalIdentifier(' 94 2904 6393\u00a0920 ')).toBe('9429046393920');
    expect(normalIdentifier('us0378331005')).toBe('US0378331005');
  });
});
