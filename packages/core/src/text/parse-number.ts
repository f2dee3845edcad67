export interface NumberLimits {
  min: number;
  max: number;
  /** The most digits after the point. A number with more is refused, never rounded. */
  decimals: number;
  sign: NumberSign;
}

/** What a number may be written with: an amount of dollars is no percentage. */
export type NumberSign = '$' | '%' | 'none';

/** Why a text is not used: no number, a number outside the limits, or one with more digits after the point. */
export type NumberFault = 'no number' | 'out of bounds' | 'too fine';
export type ReadNumber = { value: number; fault: null } | { value: null; fault: NumberFault };

/** A number as people write it: "1,000,000", "$1.5m", "250k", "2 million", "8.5 %"; null where it is none. */
export const parseNumber = (text: string, sign: NumberSign): number | null =>
  parse(text, sign)?.value ?? null;

/** The number in a text, or why it cannot be used. */
export function readNumber(text: string, { min, max, decimals, sign }: NumberLimits): ReadNumber {
  const parsed = parse(text, sign);
  if (parsed === null) return { value: null, fault: 'no number' };
  if (parsed.digits > decimals) return { value: null, fault: 'too fine' };
  if (parsed.value < min || parsed.value > max) return { value: null, fault: 'out of bounds' };
  return { value: parsed.value, fault: null };
}

const GROUPED = String.raw`\d{1,3}(?:[,\s'’]\d{3}){1,3}`;
const ZEROS: Record<string, number> = {
  k: 3,
  thousand: 3,
  m: 6,
  mn: 6,
  mil: 6,
  mill: 6,
  million: 6,
  bn: 9,
  billion: 9,
};
const SCALE = Object.keys(ZEROS).join('|');
const SIGNS = { $: /[$]|nz/i, '%': /%/ } as const;
const NUMBER = new RegExp(
  String.raw`^([-−–]?)\$?((?:${GROUPED}|\d{1,12})(?:\.\d*)?|\.\d+)\s*(${SCALE})?%?$`,
  'i',
);

/**
 * The value, and how many digits it has after the point. Accounts write a loss in brackets. A comma, a space or an apostrophe groups thousands: "1,5" is no
 * number. East Asian keyboards write full-width digits.
 */
function parse(text: string, sign: NumberSign): { value: number; digits: number } | null {
  const plain = text.normalize('NFKC');
  if ((['$', '%'] as const).some((other) => other !== sign && SIGNS[other].test(plain))) return null;
  const bare = plain
    .replace(/nzd?/gi, '')
    .replace(/\s{0,9}([-−–$%])\s{0,9}/g, '$1')
    .trim()
    .replace(/^\(([^-−–]+)\)$/, '-$1');
  const match = NUMBER.exec(bare);
  if (!match) return null;
  const [whole = '', fraction = ''] = (match[2] ?? '').replace(/[,\s'’]/g, '').split('.');
  const zeros = ZEROS[match[3]?.toLowerCase() ?? ''] ?? 0;
  const value = Number(`${whole || '0'}.${fraction || '0'}e${zeros}`);
  const digits = Math.max(0, fraction.replace(/0+$/, '').length - zeros);
  return { value: match[1] && value !== 0 ? -value : value, digits };
}
