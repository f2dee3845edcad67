import type { Token } from './token';

const listed = (words: string) => words.split(' ');

/** Zero to nineteen, each at its value. */
export const SMALL = listed(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
/** Twenty to ninety. */
export const TENS = listed('twenty thirty forty fifty sixty seventy eighty ninety');
const THOUSAND = 1_000;
const MILLION = 1_000_000;
const BILLION = 1_000_000_000;
const SCALES = new Map([
  ...listed('k thousand').map((word) => [word, THOUSAND] as const),
  ...listed('m mn mil mill million').map((word) => [word, MILLION] as const),
  ...listed('bn billion').map((word) => [word, BILLION] as const),
]);
/** After a dollar sign alone: "stage 2b" is no amount. */
const BILLION_LETTER = 'b';

/** Other words of numbers. What is beside them is another number than the words that are read. */
const UNREAD = listed(
  'trillion trillions tn lakh lakhs crore crores dozen dozens hundreds thousands millions billions half halves quarter quarters third thirds point',
);
const WORDS = new Set([...SMALL, ...TENS, 'hundred', ...SCALES.keys(), ...UNREAD]);

const UNITS = new Set(listed('% percent per pc month months year years'));

export const textAt = (tokens: readonly Token[], at: number): string => {
  const token = tokens[at];
  return token && token.kind !== 'quoted' ? token.text : '';
};

/** What the token multiplies a number by; null for none. The "m" of "m2" is a metre. */
export function scaleAt(tokens: readonly Token[], at: number, isDollars = false): number | null {
  const text = textAt(tokens, at);
  const next = tokens[at + 1];
  if (next && /^\d/.test(next.text) && next.start === tokens[at]?.end) return null;
  return SCALES.get(text) ?? (text === BILLION_LETTER && isDollars ? BILLION : null);
}

const isWord = (token: Token | undefined) => token?.kind === 'word' && WORDS.has(token.text);

/** Whether the token is a part of a number, in digits or in words. */
export const isNumeral = (token: Token | undefined): boolean => token?.kind === 'number' || isWord(token);

/** The end of the run of numerals that begins here, "two hundred and fifty thousand"; `start` where none does. */
export function endOfNumerals(tokens: readonly Token[], start: number): number {
  if (!isNumeral(tokens[start])) return start;
  let at = start;
  for (;;) {
    const next = goesOn(tokens, at + 1);
    if (next < 0) return at + 1;
    at = next;
  }
}

const CONNECTORS = [['and'], ['and', 'a'], ['of', 'a'], ['of'], ['a'], ['of', 'one']];

/** Where the number that ends before `at` has its next numeral; -1 where it has none. */
export function goesOn(tokens: readonly Token[], at: number): number {
  const [before, next] = [tokens[at - 1], tokens[at]];
  if (!before || !next || next.apart) return -1;
  if (next.kind === 'number') return isRestOf(before, next) ? at : -1;
  if (isWord(next)) return isOtherQuantity(tokens, at) ? -1 : at;
  if (next.text === '-') return TENS.includes(before.text) && isWord(tokens[at + 1]) ? at + 1 : -1;
  const found = CONNECTORS.map((words) => at + words.length).filter(
    (end, n) =>
      CONNECTORS[n]?.every((word, i) => textAt(tokens, at + i) === word) &&
      isWord(tokens[end]) &&
      !isOtherQuantity(tokens, end),
  );
  return found.at(-1) ?? -1;
}

/** Whether digits continue those before: "1,250 000", "250 00". "under 50k 24 months" has two numbers. */
function isRestOf(before: Token, { text }: Token): boolean {
  if (before.kind !== 'number') return false;
  const isGrouped =
    before.text.length < 4 || before.text.includes(' ') || before.end - before.start > before.text.length;
  const isGroup = isGrouped && /^\d{3}/.test(text);
  return isGroup || text.startsWith('0') || text.includes(' ');
}

/** Whether the numerals from here on count months or percent: "fifty thousand six months". */
function isOtherQuantity(tokens: readonly Token[], start: number): boolean {
  let at = start;
  while (isWord(tokens[at]) || (textAt(tokens, at) === '-' && isWord(tokens[at + 1]))) at += 1;
  const word = textAt(tokens, at) === '-' ? at + 1 : at;
  return UNITS.has(textAt(tokens, word)) && scaleAt(tokens, at - 1) === null;
}
