/** Above it, and below its like, JavaScript writes numbers with an exponent, and digits are missing. */
const MOST = 1e15;
const LEAST = 1e-6;

/**
 * "1,250.5": a number with `least` to `most` digits after its point, character by character as `Intl.NumberFormat('en-NZ')` writes
 * it, halves rounded away from zero in the digits that JavaScript shows (1.005 is 1.01, unlike with `toFixed`).
 * It does without `Intl`, whose first formatter takes a phone longer than any other step of a page.
 */
export function decimal(value: number, least = 0, most = Math.max(3, least)): string {
  const size = Math.abs(value);
  if (!(size < MOST && (size === 0 || size >= LEAST))) return byIntl(value, least, most);
  const [before = '0', after = ''] = String(size).split('.');
  const up = (after[most] ?? '0') >= '5' ? 1n : 0n;
  const digits = String(BigInt(before + after.slice(0, most).padEnd(most, '0')) + up).padStart(most + 1, '0');
  const point = digits.length - most;
  const whole = digits.slice(0, point).replace(/\B(?=(\d{3})+$)/g, ',');
  const kept = digits.slice(point, point + least) + digits.slice(point + least).replace(/0+$/, '');
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  return sign + whole + (kept && `.${kept}`);
}

/** "1,250,000": rounded to the nearest whole number. */
export const wholeNumber = (value: number): string => decimal(value, 0, 0);

function byIntl(value: number, least: number, most: number): string {
  const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
  return new Intl.NumberFormat('en-NZ', digits).format(value);
}
