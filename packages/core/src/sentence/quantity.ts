import type { Bounds } from '../list/band';
import { LOAN_WORDS, TERM_WORDS } from './figure-names';
import { type NumberRead, readNumber } from './number';
import { endOfAny, phrases, startOfAny, type Token, textAt } from './token';

/** What a number counts: dollars, percent or months; null where nothing says so. */
export type Unit = 'money' | 'percent' | 'months' | null;

export interface Quantity {
  /** In dollars, percent or months. */
  value: number;
  unit: Unit;
  /** What the number was multiplied by: 1,000 for "50k", 12 for years. */
  factor: number;
  /** The first token after it. */
  end: number;
}

/** A span of dollars, percent or months that words mean. */
export interface RangeRead {
  bounds: Bounds;
  unit: Exclude<Unit, null>;
  /** A number alone: "$60k". */
  isPoint: boolean;
  /** What the investor has: "invest $60k". */
  isHeld?: boolean;
  /** The first token after it. */
  end: number;
}

const LEAST_AMOUNT = 1_000;
const MOST_AMOUNT = 10_000_000_000;
/** An amount without a sign or a scale is one from here on: "fund 12" and "2026" are none. */
const LEAST_PLAIN_AMOUNT = 10_000;
const MONTHS_IN = new Map([
  ['month', 1],
  ['mth', 1],
  ['year', 12],
  ['yr', 12],
]);
/** Behind "a year", which is not one then. */
const MORE = phrases('and a, and half, or two');
export const SIGN = phrases('nzd $, nz $, $, nzd');
const DOLLARS = phrases('nzd', 'dollars, dollar, new zealand dollars');
const PERCENT = [...phrases('%, percent, pc'), ['per', 'cent']];
const A_YEAR = phrases('a year, per year, pa, per annum, p a, annually');
/** What else is counted in thousands and millions; "sq" and "square" are of metres. */
const THINGS = new Set(
  'ha hectare hectares acre acres metre metres m sqm sq square km tonne tonnes litres tree trees vines cows sheep stock people investors customers members shares panels'.split(
    ' ',
  ),
);
/** Filters compare in New Zealand dollars, so amounts in another currency are left as words. */
export const FOREIGN = new Set(
  'usd aud eur gbp us au american australian euro euros pound pounds € £'.split(' '),
);

/** The number that begins here with what it counts: “$50k”, “8% a year”, “2 years”. Null where none begins, or it is of another currency or of things. */
export function readQuantity(tokens: readonly Token[], start: number): Quantity | null {
  const first = endOfAny(tokens, start, SIGN);
  const number = readNumber(tokens, first < 0 ? start : first);
  if (!number || isForeign(tokens, start, number.end)) return null;
  const { value, scale, end } = number;
  const amount: Quantity = { value, unit: 'money', factor: scale ?? 1, end };
  const dollars = endOfAny(tokens, end, DOLLARS);
  if (first >= 0 || dollars >= 0) return { ...amount, end: Math.max(end, dollars) };
  const percent = endOfAny(tokens, end, PERCENT);
  if (percent >= 0)
    return { ...amount, unit: 'percent', end: Math.max(percent, endOfAny(tokens, percent, A_YEAR)) };
  const months = readMonths(tokens, start, number);
  if (months) return months;
  if (THINGS.has(textAt(tokens, end))) return null;
  if (scale === null && isRatio(tokens, start, end, value)) return { ...amount, unit: 'percent' };
  return scale !== null || value >= LEAST_PLAIN_AMOUNT ? amount : { ...amount, unit: null };
}

/** A number of months or years; null where it counts something else. */
function readMonths(
  tokens: readonly Token[],
  start: number,
  { value, scale, end }: NumberRead,
): Quantity | null {
  if (isShortForMonths(tokens, start, end)) return { value: value / 1e6, unit: 'months', factor: 1, end };
  const word = tokens[end]?.text === '-' ? end + 1 : end;
  const factor = MONTHS_IN.get(textAt(tokens, word).replace(/s$/, ''));
  if (factor === undefined || scale !== null) return null;
  return { value: value * factor, unit: 'months', factor, end: word + 1 };
}

/** Between the name of a ratio and its number, which may be one end of a span. */
const TO_A_RATIO = new Set(
  'of is be at must should under below less lower more than not no up to max maximum most over above between from and or sub < <= > >= ≤ ≥ -'.split(
    ' ',
  ),
);
const LEAST_RATIO = 10;

/** Whether a number without a sign is a loan's share of its security in percent, by its name before or after it: "LVR under 65". */
function isRatio(tokens: readonly Token[], start: number, end: number, value: number): boolean {
  if (tokens[start]?.kind !== 'number' || value < LEAST_RATIO || value > 100) return false;
  const next = tokens[end];
  if (next && !next.apart && endOfAny(tokens, end, LOAN_WORDS) >= 0) return true;
  let at = start;
  while (at > 0 && !tokens[at]?.apart && isToRatio(tokens[at - 1])) at -= 1;
  const isWhole = next?.kind !== 'word' || next.start > (tokens[end - 1]?.end ?? 0);
  const name = startOfAny(tokens, at, LOAN_WORDS);
  return isWhole && !tokens[at]?.apart && name >= 0 && !isTaken(tokens, name);
}

/** A percentage below it is more likely a return than a loan's share of its security: "60% LVR 8%+". */
export const LEAST_SHARE = 30;

/** Whether a name has its number already: "50% LVR – between 100 and 500k"; not "over 8% LVR under 65". */
const isTaken = (tokens: readonly Token[], name: number) =>
  !tokens[name]?.apart &&
  Number(tokens[tokens[name - 1]?.text === '%' ? name - 2 : name - 1]?.text) >= LEAST_SHARE;

const isToRatio = (token: Token | undefined) => token?.kind === 'number' || TO_A_RATIO.has(token?.text ?? '');

/** "A year" without a number, which is one behind words that compare; "8% a year" is a rate, and "a year and a half" is more. */
export function readOne(tokens: readonly Token[], start: number): Quantity | null {
  const months = MONTHS_IN.get(textAt(tokens, start + 1));
  const end = start + 2;
  if (months === undefined || tokens[start]?.text !== 'a' || endOfAny(tokens, end, MORE) >= 0) return null;
  return { value: months, unit: 'months', factor: months, end };
}

/** Whether a number with an "m" is of months: "12m term", "term of 12m"; not "5m term deposit". */
function isShortForMonths(tokens: readonly Token[], start: number, end: number): boolean {
  if (tokens[end - 1]?.text !== 'm' || !/^\d+$/.test(textAt(tokens, end - 2))) return false;
  const term = tokens[end]?.apart ? -1 : endOfAny(tokens, end, TERM_WORDS);
  const isBefore = tokens[start - 1]?.text === 'of' && startOfAny(tokens, start - 1, TERM_WORDS) >= 0;
  return isBefore || (term >= 0 && !/^deposits?$/.test(textAt(tokens, term)));
}

/** Whether it can be a minimum investment: "$1" and "$100 billion" are more likely parts of what was not understood. */
export const isLikely = ({ unit, value }: Quantity): boolean =>
  unit !== 'money' || (value >= LEAST_AMOUNT && value <= MOST_AMOUNT);

/** Whether letters stand close to a dollar sign, "A$": all but "NZ$" are of another country. */
export const isSignOfOther = (tokens: readonly Token[], at: number): boolean => {
  const [before, sign] = [tokens[at - 1], tokens[at]];
  return (
    sign?.text === '$' && before?.kind === 'word' && before.end === sign.start && !/^nzd?$/.test(before.text)
  );
};

function isForeign(tokens: readonly Token[], start: number, end: number): boolean {
  const first = tokens[start - 1]?.text === '$' ? start - 1 : start;
  if (isSignOfOther(tokens, first)) return true;
  const beside = [
    tokens[first]?.apart ? undefined : tokens[first - 1],
    tokens[end]?.apart ? undefined : tokens[end],
  ];
  return beside.some((token) => FOREIGN.has(token?.text ?? ''));
}
