import { endOfNumerals, scaleAt, WORTH } from './number-words';
import { type Token, textAt } from './token';

export interface NumberRead {
  value: number;
  /** Its first scale where it was said with one: 1,000 for "50k" and "fifty thousand". */
  scale: number | null;
  /** The first token after it. */
  end: number;
}

/** A word or digits of a number: its letter in the forms below, and what it is worth. */
interface Numeral {
  letter: string;
  worth: number;
}

const BELOW_100 = '(?:to?|[oe])';
const HUNDREDS = `(?:${BELOW_100}|a)h(?:&?${BELOW_100})?`;
const PART = `(?:d|${HUNDREDS}|${BELOW_100})`;
/**
 * The ways of saying a number: o below ten, e below twenty, t tens, d digits, h hundred, s a scale, q a half or a quarter, f "of", x
 * anything else. "Half of a million", "two and a half million", "a million and a half"; "one million two hundred thousand
 * and five"; "250000".
 */
const FORMS = new RegExp(
  `^(?:a?qf?a?s|${PART}&aqs|(?:${PART}|a)s&aq|(?:${PART}|a)s(?:&?${PART}s)*(?:&${PART}|(?<loose>${HUNDREDS}))?|${PART})$`,
);

/**
 * A number in digits or in words, with its scale: "50k", "1.5 million", "two hundred and fifty thousand", "a quarter of a
 * million". Null where a part of it is not understood: "$1 trillion" is not one dollar.
 */
export function readNumber(tokens: readonly Token[], start: number): NumberRead | null {
  const isArticle = textAt(tokens, start) === 'a';
  const end = endOfNumerals(tokens, isArticle ? start + 1 : start);
  const said = tokens
    .slice(start, end)
    .flatMap(({ text }, at) => (text === '-' ? [] : numeral(tokens, start + at)));
  const form = FORMS.exec(said.map(({ letter }) => letter).join(''));
  if (!form) return null;
  const total = totalOf(said);
  // "One million two hundred" may mean 1,200,000.
  if (total === null || (form.groups?.loose && total.last > 1_000)) return null;
  return { value: total.value, scale: said.find(({ letter }) => letter === 's')?.worth ?? null, end };
}

/** What numerals are worth, and the last scale among them; null where the scales do not get smaller. */
function totalOf(said: readonly Numeral[]): { value: number; last: number } | null {
  let [total, group, last] = [0, 0, Number.POSITIVE_INFINITY];
  for (const { letter, worth } of said) {
    const count = group || 1;
    if (letter === 'h') group = count * 100;
    // Behind a scale it is a part of that: "a million and a half".
    else if (letter === 'q' && last < Number.POSITIVE_INFINITY) total += worth * last;
    else if (letter !== 's') group += worth;
    else {
      // Each scale is smaller than the one before.
      if (worth >= last || (total > 0 && group >= 1_000)) return null;
      total += Math.round(count * worth);
      [group, last] = [0, worth];
    }
  }
  return { value: total + group, last };
}

function numeral(tokens: readonly Token[], at: number): Numeral {
  const text = textAt(tokens, at);
  const letter = LETTERS.get(text);
  if (letter) return { letter, worth: 0 };
  if (tokens[at]?.kind === 'number') return digits(text, scaleAt(tokens, at + 1) !== null);
  const scale = scaleAt(tokens, at);
  if (scale !== null) return { letter: 's', worth: scale };
  const worth = WORTH.get(text) ?? 0;
  return { letter: worth === 0 ? 'x' : worth < 1 ? 'q' : worth < 10 ? 'o' : worth < 20 ? 'e' : 't', worth };
}

const LETTERS = new Map([
  ['a', 'a'],
  ['and', '&'],
  ['of', 'f'],
  ['hundred', 'h'],
]);

/** Digits that are written in a way that is not known are none. */
function digits(text: string, isScaled: boolean): Numeral {
  const worth = Number(text.replaceAll(' ', ''));
  return { letter: Number.isNaN(worth) || (isScaled && text.includes(' ')) ? 'x' : 'd', worth };
}
