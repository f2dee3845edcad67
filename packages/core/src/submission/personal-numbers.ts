/** Personal numbers that an enquiry must not contain. Only what is clearly one of them is refused. */

export type PersonalNumber = 'card number' | 'bank account number' | 'IRD number' | 'passport number';

/** The kind of number that a text seems to hold, or null. */
export function personalNumberIn(text: string): PersonalNumber | null {
  // Bank-branch-account-suffix, as Payments NZ writes it.
  if (/(?<!\d)\d{2}[- ]\d{4}[- ]\d{7}[- ]\d{2,3}(?!\d)/.test(text)) return 'bank account number';
  for (const [found] of text.matchAll(/(?<![\d-])\d(?:[ -]?\d){12,18}(?![\d-])/g)) {
    if (passesLuhn(digitsOf(found)) && !isBusinessNumber(found)) return 'card number';
  }
  if (holdsIrdNumber(text)) return 'IRD number';
  if (/passport[^\n]{0,40}?\b[A-Z]{1,2}\d{6,7}\b/i.test(text)) return 'passport number';
  return null;
}

/** What a form says at the field; null when the text may pass. */
export function personalNumberMessage(text: string): string | null {
  const kind = personalNumberIn(text);
  if (!kind) return null;
  const article = kind === 'IRD number' ? 'an' : 'a';
  return `This looks like ${article} ${kind}. Please leave it out: nobody needs it at this stage.`;
}

const digitsOf = (text: string) => [...text.replace(/\D/g, '')].map(Number);

/** A New Zealand Business Number, which a report may well be about: one in ten has the check digit of a card. No card begins so. */
const isBusinessNumber = (text: string) => /^94\d{11}$/.test(text.replace(/\D/g, ''));

/** ISO/IEC 7812-1, Annex B. */
function passesLuhn(digits: number[]): boolean {
  const sum = digits.toReversed().reduce((total, digit, index) => {
    const weighed = index % 2 === 0 ? digit : digit * 2;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

function holdsIrdNumber(text: string): boolean {
  // Without hyphens or a word that says so, nine digits are as likely a phone number or an amount: an enquiry may well ask about tax.
  const named = /\bird\b|\btax ?(?:file ?)?(?:no|num|number|id|#)(?![a-z])/i.test(text);
  for (const [found] of text.matchAll(/(?<![\d$+,.-])\d{2,3}[- ]?\d{3}[- ]?\d{3}(?![\d,-])/g)) {
    const written = /^[1-9]\d{1,2}-\d{3}-\d{3}$/.test(found);
    if ((written || named) && passesIrdCheck(digitsOf(found))) return true;
  }
  return false;
}

/** The check digit of IRD numbers: Inland Revenue, "RWT and NRWT certificate filing specification", appendix. */
function passesIrdCheck(digits: number[]): boolean {
  const number = Number(digits.join(''));
  if (number < 10_000_000 || number > 200_000_000) return false;
  const padded = digits.length === 8 ? [0, ...digits] : digits;
  const check = padded[8];
  const first = irdDigit(padded, [3, 2, 7, 6, 5, 4, 3, 2]);
  if (first !== 10) return first === check;
  return irdDigit(padded, [7, 4, 3, 2, 5, 2, 7, 6]) === check;
}

function irdDigit(digits: number[], weights: number[]): number {
  const remainder = weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11;
  return remainder === 0 ? 0 : 11 - remainder;
}
