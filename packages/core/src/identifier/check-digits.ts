/** The register numbers that records can have, and the international codes of firms and securities. */
export type IdentifierScheme = 'nzbn' | 'company_number' | 'fsp_number' | 'lei' | 'isin';

interface Scheme {
  form: RegExp;
  /** Completes "must be …". */
  should: string;
  /** Whether the check digits agree with the rest. Numbers without check digits lack it. */
  checks?: (value: string) => boolean;
}

const SCHEMES: Readonly<Record<IdentifierScheme, Scheme>> = {
  nzbn: { form: /^94\d{11}$/, should: '13 digits that begin with 94', checks: isGs1Valid },
  // Register numbers of the Companies Office have no check digit.
  company_number: { form: /^\d{1,8}$/, should: 'up to 8 digits' },
  fsp_number: {
    form: /^(?:FSP)?\d{1,7}$/,
    should: 'digits, with or without FSP before them, such as FSP12345',
  },
  lei: {
    form: /^[0-9A-Z]{18}\d{2}$/,
    should: '18 letters or digits and 2 check digits',
    checks: isIso7064Valid,
  },
  isin: {
    form: /^[A-Z]{2}[0-9A-Z]{9}\d$/,
    should: 'a country of two letters, 9 letters or digits and a check digit',
    checks: isIsinValid,
  },
};

/** An identifier as it is stored: without the spaces and in the capitals of its register. */
export const normalIdentifier = (text: string): string => text.replace(/[\s\u00a0]+/g, '').toUpperCase();

/** What is wrong with a normalised identifier, to follow the name of its field in a sentence; null where nothing is. */
export function identifierFault(scheme: IdentifierScheme, value: string): string | null {
  const { form, should, checks } = SCHEMES[scheme];
  if (!form.test(value)) return `must be ${should}. Copy it from the register`;
  if (checks && !checks(value))
    return 'has a check digit that does not fit: one of its characters is wrong. Copy it from the register';
  return null;
}

/** GS1: from the left, the digits of a GTIN-13 or GLN weigh 1, 3, 1, 3…; their sum is a multiple of 10. */
function isGs1Valid(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** ISO 17442, by ISO 7064 MOD 97-10: with letters as 10 to 35, the number leaves 1 when divided by 97. */
function isIso7064Valid(code: string): boolean {
  let rest = 0;
  for (const digit of asDigits(code)) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** ISO 6166: with letters as 10 to 35, every second digit from the right is doubled; the digits add up to a multiple of 10. */
function isIsinValid(code: string): boolean {
  const digits = [...asDigits(code)].reverse();
  const sum = digits.reduce((total, digit, at) => {
    const weighed = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

/** Letters as numbers from 10 to 35. */
const asDigits = (code: string): string =>
  [...code].map((character) => Number.parseInt(character, 36).toString()).join('');
