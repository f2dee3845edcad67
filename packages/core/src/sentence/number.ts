import { goesOn, SMALL, scaleAt, TENS, textAt } from './number-words';
import type { Token } from './token';

export interface NumberRead {
  value: number;
  /** Its scale where it was said with one: 1,000 for "50k" and "fifty thousand". */
  scale: number | null;
  /** The first token after it. */
  end: number;
}

interface Plain {
  value: number;
  end: number;
}

const FRACTIONS = new Map([
  ['half', 0.5],
  ['quarter', 0.25],
]);

/**
 * A number in digits or in words, with its scale: "50k", "1.5 million", "two hundred and fifty thousand", "a quarter of a
 * million". Null where a part of it is not understood: "$1 trillion" is not one dollar.
 */
export function readNumber(tokens: readonly Token[], start: number): NumberRead | null {
  const isDollars = textAt(tokens, start - 1) === '$';
  const read = partOfScale(tokens, start) ?? withPart(tokens, start) ?? inGroups(tokens, start, isDollars);
  return read && goesOn(tokens, read.end) < 0 ? read : null;
}

/** "half a million", "a quarter of a million", "three quarters of a million". */
function partOfScale(tokens: readonly Token[], start: number): NumberRead | null {
  const said = fractionAt(tokens, start) ?? threeQuarters(tokens, start);
  if (!said) return null;
  let at = said.end;
  if (textAt(tokens, at) === 'of') at += 1;
  if (['a', 'one'].includes(textAt(tokens, at))) at += 1;
  const scale = scaleAt(tokens, at);
  return scale === null ? null : { value: scaled(said.value, scale), scale, end: at + 1 };
}

function fractionAt(tokens: readonly Token[], start: number): Plain | null {
  const at = ['a', 'one'].includes(textAt(tokens, start)) ? start + 1 : start;
  const value = FRACTIONS.get(textAt(tokens, at));
  return value === undefined ? null : { value, end: at + 1 };
}

function threeQuarters(tokens: readonly Token[], start: number): Plain | null {
  const isThree = ['three', '3'].includes(textAt(tokens, start));
  return isThree && textAt(tokens, start + 1) === 'quarters' ? { value: 0.75, end: start + 2 } : null;
}

/** "two and a half million", "a million and a half". */
function withPart(tokens: readonly Token[], start: number): NumberRead | null {
  const whole = partAt(tokens, start);
  if (!whole) return null;
  const before = scaleAt(tokens, whole.end);
  const and = before === null ? whole.end : whole.end + 1;
  const part = textAt(tokens, and) === 'and' ? fractionAt(tokens, and + 1) : null;
  const scale = before ?? (part && scaleAt(tokens, part.end));
  if (!part || scale === null) return null;
  return {
    value: scaled(whole.value + part.value, scale),
    scale,
    end: before === null ? part.end + 1 : part.end,
  };
}

/** "250000", "50k", "one million two hundred thousand": each scale is smaller than the one before. */
function inGroups(tokens: readonly Token[], start: number, isDollars: boolean): NumberRead | null {
  const first = partAt(tokens, start);
  if (!first) return null;
  const scale = scaleAt(tokens, first.end, isDollars);
  if (scale === null) return { ...first, scale };
  if (textAt(tokens, start).includes(' ')) return null;
  let value = scaled(first.value, scale);
  let [end, last] = [first.end + 1, scale];
  for (;;) {
    const next = groupAfter(tokens, end, last);
    if (!next) return { value, scale, end };
    value += next.value;
    [end, last] = [next.end, next.scale];
  }
}

/** What follows a scale: a group of a smaller one, or what is below a thousand. "One million two hundred" may mean either. */
function groupAfter(tokens: readonly Token[], end: number, scale: number) {
  const at = goesOnAt(tokens, end);
  const part = at < 0 ? null : partAt(tokens, at);
  if (!part) return null;
  const next = scaleAt(tokens, part.end);
  if (next !== null)
    return next < scale && part.value < 1_000
      ? { value: scaled(part.value, next), scale: next, end: part.end + 1 }
      : null;
  const isClear = at > end || (part.value >= 100 && scale === 1_000);
  return tokens[at]?.kind === 'word' && scale > 1 && isClear && part.value < 1_000
    ? { value: part.value, scale: 1, end: part.end }
    : null;
}

/** Where the next group begins: after an "and", or digits that have a scale of their own, "1 million 250 thousand". */
function goesOnAt(tokens: readonly Token[], end: number): number {
  const at = goesOn(tokens, end);
  if (at >= 0) return at;
  const next = tokens[end];
  return next?.kind === 'number' && !next.apart && textAt(tokens, end + 1) === 'thousand' ? end : -1;
}

/** In whole dollars: 1.234567 million is not quite 1,234,567 in binary. */
const scaled = (value: number, scale: number) => Math.round(value * scale);

const partAt = (tokens: readonly Token[], at: number): Plain | null =>
  digits(tokens, at) ?? inWords(tokens, at);

/** Digits that are written in a way that is not known are none. */
function digits(tokens: readonly Token[], at: number): Plain | null {
  const token = tokens[at];
  if (token?.kind !== 'number') return null;
  const value = Number(token.text.replaceAll(' ', ''));
  return Number.isNaN(value) ? null : { value, end: at + 1 };
}

/** Below a thousand, "fifteen hundred", "one point five". */
function inWords(tokens: readonly Token[], start: number): Plain | null {
  const first = belowHundred(tokens, start) ?? article(tokens, start);
  if (!first) return null;
  if (textAt(tokens, first.end) === 'point') return withDecimals(tokens, first);
  if (textAt(tokens, first.end) !== 'hundred') return first;
  const hundreds = { value: first.value * 100, end: first.end + 1 };
  const rest = goesOn(tokens, hundreds.end);
  const below = rest < 0 ? null : belowHundred(tokens, rest);
  return below ? { value: hundreds.value + below.value, end: below.end } : hundreds;
}

function withDecimals(tokens: readonly Token[], whole: Plain): Plain | null {
  let [written, end] = [`${whole.value}.`, whole.end + 1];
  for (;;) {
    const digit = SMALL.indexOf(textAt(tokens, end));
    if (digit < 0 || digit > 9) break;
    written += digit;
    end += 1;
  }
  return end === whole.end + 1 ? null : { value: Number(written), end };
}

function belowHundred(tokens: readonly Token[], start: number): Plain | null {
  const word = textAt(tokens, start);
  const small = SMALL.indexOf(word);
  if (small > 0) return { value: small, end: start + 1 };
  const tens = TENS.indexOf(word);
  if (tens < 0) return null;
  const after = textAt(tokens, start + 1) === '-' ? start + 2 : start + 1;
  const ones = SMALL.indexOf(textAt(tokens, after));
  const value = (tens + 2) * 10;
  return ones > 0 && ones < 10 ? { value: value + ones, end: after + 1 } : { value, end: start + 1 };
}

/** "a hundred", "a million": the article counts as one only there. */
function article(tokens: readonly Token[], start: number): Plain | null {
  const next = textAt(tokens, start + 1);
  const isScale = next === 'hundred' || next === 'thousand' || next === 'million' || next === 'billion';
  return textAt(tokens, start) === 'a' && isScale ? { value: 1, end: start + 1 } : null;
}
