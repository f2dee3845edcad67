import { SMALL_NUMBERS, TENS as TENS_IN_ORDER } from '../text/number-words';
import { type Token, textAt } from './token';

const listed = (words: string) => words.split(' ');
const valued = (words: readonly string[], value: (at: number) => number) =>
  words.map((word, at) => [word, value(at)] as const);

const SMALL = valued(SMALL_NUMBERS, (at) => at + 1);
const TENS = new Map(valued(TENS_IN_ORDER, (at) => (at + 2) * 10));
const SCALES = new Map([
  ...valued(listed('k thousand'), () => 1e3),
  ...valued(listed('m mn mil mill million'), () => 1e6),
  ...valued(listed('bn billion'), () => 1e9),
]);
/** After a dollar sign alone: "stage 2b" is no amount. */
const BILLION_LETTER = 'b';
const FRACTIONS = [['half', 0.5] as const, ['quarter', 0.25] as const];
/** What words of numbers are worth, scales apart. */
export const WORTH = new Map([...SMALL, ...TENS, ...FRACTIONS]);

/** Other words of numbers. What is beside them is another number than the words that are read. */
const UNREAD = listed(
  'zero trillion tn lakh crore dozen hundreds thousands millions billions halves quarters third thirds point',
);
const WORDS = new Set([...WORTH.keys(), 'hundred', ...SCALES.keys(), ...UNREAD]);

const UNITS = new Set(listed('% percent per pc month months year years'));
const CONNECTORS = ['and', 'of', 'a'];

/** What the token multiplies a number by; null for none. The "m" of "m2" is a metre. */
export function scaleAt(tokens: readonly Token[], at: number): number | null {
  const next = tokens[at + 1];
  if (next && /^\d/.test(next.text) && next.start === tokens[at]?.end) return null;
  const isBillion = textAt(tokens, at) === BILLION_LETTER && textAt(tokens, at - 2) === '$';
  return SCALES.get(textAt(tokens, at)) ?? (isBillion ? 1e9 : null);
}

const isWord = (tokens: readonly Token[], at: number) =>
  WORDS.has(textAt(tokens, at)) || scaleAt(tokens, at) !== null;

/** Whether the token is a part of a number, in digits or in words. */
export const isNumeral = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'number' || isWord(tokens, at);

/** The end of the run of numerals that begins here, "two hundred and fifty thousand"; `start` where none does. */
export function endOfNumerals(tokens: readonly Token[], start: number): number {
  if (!isNumeral(tokens, start)) return start;
  const next = goesOn(tokens, start + 1);
  return next < 0 ? start + 1 : endOfNumerals(tokens, next);
}

/** Where the number that ends before `at` has its next numeral; -1 where it has none. */
function goesOn(tokens: readonly Token[], at: number): number {
  const [before, next] = [tokens[at - 1], tokens[at]];
  if (!before || !next || next.apart) return -1;
  if (next.kind === 'number')
    return isRestOf(before, next) || textAt(tokens, at + 1) === 'thousand' ? at : -1;
  if (next.text === '-') return TENS.has(before.text) && isWord(tokens, at + 1) ? at + 1 : -1;
  let to = at;
  while (CONNECTORS.includes(textAt(tokens, to))) to += 1;
  return isWord(tokens, to) && !isOtherQuantity(tokens, to) ? to : -1;
}

/** Whether digits continue those before: "1,250 000", "250 00". "under 50k 24 months" has two numbers. */
function isRestOf(before: Token, { text }: Token): boolean {
  if (before.kind !== 'number') return false;
  const isGrouped =
    before.text.length < 4 || /[ ,]/.test(before.text) || before.end - before.start > before.text.length;
  return (isGrouped && /^\d{3}/.test(text)) || text.startsWith('0') || text.includes(' ');
}

/** Whether the numerals from here on count months or percent: "fifty thousand six months". */
function isOtherQuantity(tokens: readonly Token[], start: number): boolean {
  if (scaleAt(tokens, start) !== null || textAt(tokens, start) === 'hundred') return false;
  let at = start;
  while (
    (isWord(tokens, at) && !(at > start && tokens[at]?.apart)) ||
    (textAt(tokens, at) === '-' && isWord(tokens, at + 1))
  )
    at += 1;
  const word = textAt(tokens, at) === '-' ? at + 1 : at;
  return UNITS.has(textAt(tokens, word)) && scaleAt(tokens, at - 1) === null;
}
