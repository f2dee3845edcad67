import { budgetAt, withinBudget } from './budget';
import { INVESTMENT_WORDS, NAMED } from './figure-names';
import { readNumber } from './number';
import { endOfNumerals, isNumeral, scaleAt } from './number-words';
import { isLikely, type Quantity, type RangeRead, readOne, readQuantity, SIGN, type Unit } from './quantity';
import { endOfAny, phrases, type Token, textAt } from './token';

export type Compare = 'below' | 'to' | 'above' | 'from';

/** Phrases that compare; many write "less then". */
const said = (...lists: string[]) =>
  phrases(...lists, ...lists.map((list) => list.replaceAll(' than', ' then')));

const each = (firsts: readonly string[], seconds: readonly string[]) =>
  firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`));
const NOT = ['no', 'not'];
/** Words that compare and begin like those that leave something out. */
const NEGATED = {
  to: [
    ...each(NOT, ['more than', 'greater than', 'higher than', 'larger than', 'longer than']),
    ...['not over', 'not above', 'not exceeding', 'not to exceed', 'does not exceed', 'doesn’t exceed'],
    ...['not much over', 'not much more than'],
    ...each(
      each(
        ['can’t', 'cannot', 'can not', 'don’t want to', 'do not want to', 'won’t', 'wouldn’t'],
        ['invest', 'put in', 'spend', 'afford', 'do', 'pay', 'go'],
      ),
      ['more than', 'over', 'above'],
    ),
    ...each(['don’t have', 'haven’t got'], ['more than', 'over']),
  ],
  from: [
    ...each(NOT, ['less than', 'lower than', 'smaller than', 'shorter than', 'fewer than']),
    ...['not under', 'not below'],
  ],
};

const BEFORE: Record<Compare, string[][]> = {
  below: said('under, below, less than, lower than, smaller than, shorter than, fewer than, sub, <'),
  to: said(
    'up to, at most, max, max of, maximum, maximum of, within, ≤, <=, up to a max of, up to a maximum of',
    'capped at, limited to, limit of, limit is, less than or equal to, equal to or less than',
    ...NEGATED.to,
  ),
  above: said('over, above, more than, greater than, higher than, longer than, better than, >'),
  from: said(
    'at least, from, starting at, starting from, ≥, >=, greater than or equal to, more than or equal to',
    'equal to or greater than, equal to or more than',
    ...NEGATED.from,
  ),
};
const negated = said(...NEGATED.to, ...NEGATED.from);
const AFTER = {
  to: phrases('or less, or under, or below, or lower, or shorter, max, maximum, at most'),
  from: phrases(
    'or more, or over, or above, or higher, or longer, or better, plus, and over, and above, and more',
    'and higher, and better, and up, at least, +',
  ),
};
/** Behind "a minimum of 50k" too: "max 100k" begins another amount there, and "and over 8%" another figure. */
const OR_AFTER = {
  to: AFTER.to.filter(([first]) => first === 'or'),
  from: AFTER.from.filter(([first]) => first === 'or'),
};
const PARTING = { ...OR_AFTER, from: [...OR_AFTER.from, ...phrases('+, plus')] };
const ENDING_TO = [...OR_AFTER.to, ...phrases('max, maximum')];
/** Before its amount or after it. */
const EITHER_SIDE = phrases('min, minimum, max, maximum');
/** Beside a percentage or a time it is a lower bound; a minimum investment of an amount is that amount. */
const LEAST = phrases('min, min of, minimum, minimum of');
const LEAST_AFTER = phrases('min, minimum');
const AND = phrases('and, to, -');
const TO = phrases('to, -');
const BETWEEN = phrases('between, from');
/** A first number below it takes the scale of the second. */
const BARE = 1_000;
const WIDEST = 100;
/** Tokens of "NZ$ nine hundred and ninety-nine million five hundred thousand dollars", and some. */
const LONGEST_END = 16;

/**
 * The range that begins here: "under 50k", "$100,000 or less", "between 50 and 100k", "over 8%", "up to 2 years". An amount that
 * the investor has, "have 50k" or "50k to invest", pays any minimum up to it.
 */
export function readRange(tokens: readonly Token[], start: number): RangeRead | null {
  const budget = budgetAt(tokens, start);
  const range = readStated(tokens, budget?.from ?? start, budget !== null);
  const within = range && withinBudget(tokens, range, budget);
  return within ?? (budget ? null : range);
}

function readStated(tokens: readonly Token[], start: number, isBudget: boolean): RangeRead | null {
  // Of the amount before the comma: "8% min, 50k max".
  if (tokens[start + 1]?.apart && endOfAny(tokens, start, EITHER_SIDE) >= 0) return null;
  const least = endOfAny(tokens, start, LEAST);
  const between = endOfAny(tokens, Math.max(start, least), BETWEEN);
  const span = readSpan(tokens, Math.max(start, least, between), between >= 0);
  if (span) return span;

  const parted = partedAt(tokens, Math.max(start, least));
  if (parted) return parted;

  const before = compareAt(BEFORE, tokens, start);
  const quantity = quantityAfter(tokens, Math.max(start, before?.end ?? -1, least), before !== null);
  if (!quantity || !isLikely(quantity) || isOneEnd(tokens, quantity)) return null;
  const { value, unit } = quantity;
  if (unit === null) return null;
  if (before) return { bounds: { [before.compare]: value }, unit, isPoint: false, end: quantity.end };
  const after = compareAt(least < 0 ? AFTER : PARTING, tokens, quantity.end);
  if (after && !isAnother(tokens, quantity.end, after.end))
    return { bounds: { [after.compare]: value }, unit, isPoint: false, end: after.end };
  const leastAfter = least < 0 ? endOfLeast(tokens, quantity, isBudget) : -1;
  const end = Math.max(quantity.end, leastAfter);
  if (unit !== 'money' && Math.max(least, leastAfter) >= 0)
    return { bounds: { from: value }, unit, isPoint: false, end };
  return point({ ...quantity, end }, unit);
}

/**
 * The end of a "min" that belongs to the quantity before it; -1 where none is here, or it is of what follows: "8% min 5 years", "8% minimum
 * investment". An amount that nothing else is said of takes it first: "50k min 9% return" has a minimum of 50k. Not so in "50k min 9%", since
 * 9% alone says nothing.
 */
function endOfLeast(tokens: readonly Token[], { unit, end: at }: Quantity, isBudget: boolean): number {
  const end = tokens[at]?.apart ? -1 : endOfAny(tokens, at, LEAST_AFTER);
  if (end < 0) return -1;
  const next = figureAt(tokens, end);
  const isOfNext =
    unit === 'money' && !isBudget
      ? next?.unit === 'percent' && !next.isNamed
      : next?.unit === 'percent' || next?.unit === 'months';
  const isInvestment = unit !== 'money' && endOfAny(tokens, at, INVESTMENT_WORDS) > end;
  return isOfNext || isInvestment ? -1 : end;
}

/** The unit of the number that begins here, behind its name where it has one: "LVR of 65%"; null where none does, or words after it compare. */
function figureAt(tokens: readonly Token[], start: number): { unit: Unit; isNamed: boolean } | null {
  const name = endOfAny(tokens, start, NAMED);
  const from = tokens[name]?.text === 'of' ? name + 1 : Math.max(start, name);
  const quantity = tokens[start]?.apart || tokens[from]?.apart ? null : readQuantity(tokens, from);
  if (!quantity?.unit || compareAt(AFTER, tokens, quantity.end)) return null;
  return { unit: quantity.unit, isNamed: name >= 0 || endOfAny(tokens, quantity.end, NAMED) >= 0 };
}

/** "5+ years", "8 or more percent": the words that compare are between a number and what it counts. */
function partedAt(tokens: readonly Token[], start: number): RangeRead | null {
  const number = readNumber(tokens, start);
  const said = number && compareAt(PARTING, tokens, number.end);
  if (!said || tokens.slice(number.end, said.end + 1).some(({ apart }) => apart)) return null;
  const whole = readQuantity([...tokens.slice(0, number.end), ...tokens.slice(said.end)], start);
  if (!whole?.unit || whole.end === number.end) return null;
  const end = whole.end + said.end - number.end;
  return { bounds: { [said.compare]: whole.value }, unit: whole.unit, isPoint: false, end };
}

/** Also behind a hyphen or an article: "sub-$100k", "at least a 7% yield"; and "under a year". */
function quantityAfter(tokens: readonly Token[], at: number, isCompared: boolean): Quantity | null {
  const isPassed = isCompared && ['-', 'a', 'an'].includes(textAt(tokens, at));
  const passed = isPassed ? (readQuantity(tokens, at + 1) ?? readOne(tokens, at)) : null;
  return readQuantity(tokens, at) ?? passed;
}

/** Whether another range begins there: "50k and over 8%", "8% and up to 50k", "8%, maximum LVR 65%", "8% maximum LVR 65%". */
function isAnother(tokens: readonly Token[], at: number, end: number): boolean {
  const joint = tokens[at];
  if (joint?.apart && joint.text !== 'or' && joint.text !== 'and') return true;
  const compared = compareAt(BEFORE, tokens, joint?.text === 'and' ? at + 1 : at);
  if (!compared || (joint?.text !== 'and' && compared.end !== end)) return false;
  // "LVR 65% max 9% return" has a ratio of 65% at most.
  if (joint?.text.startsWith('max') && endOfAny(tokens, compared.end, NAMED) < 0) return false;
  return figureAt(tokens, compared.end) !== null;
}

const point = ({ value, end }: Quantity, unit: Exclude<Unit, null>): RangeRead => ({
  bounds: { from: value, to: value },
  unit,
  isPoint: true,
  end,
});

/**
 * The end of an amount that is written here and not understood, with the amounts that belong to it; `start` where none is.
 * Nothing inside of it is read alone.
 */
export function endOfUnread(tokens: readonly Token[], start: number): number {
  if (!isNumeral(tokens, start) || scaleAt(tokens, start) !== null) return start;
  const number = readNumber(tokens, start);
  const unit = readQuantity(tokens, start)?.unit ?? null;
  if (number && !isOneEnd(tokens, { unit, end: number.end })) return start;
  let end = number?.end ?? endOfNumerals(tokens, start);
  for (;;) {
    const joined = endOfAny(tokens, end, AND);
    const next = joined < 0 ? end : endOfNumerals(tokens, numeralAt(tokens, joined));
    if (next <= Math.max(end, joined)) return end;
    end = next;
  }
}

/** The end of "under $1 trillion" and the like: an amount by its words or its sign, and not understood; `start` where none is. */
export function endOfUnreadAmount(tokens: readonly Token[], start: number): number {
  const first = startOfCompared(tokens, start);
  const number = numeralAt(tokens, first);
  if (number === start || !isNumeral(tokens, number)) return start;
  const end = endOfUnread(tokens, number);
  if (end > number) return end;
  const quantity = readQuantity(tokens, first);
  return quantity && !isLikely(quantity) ? quantity.end : start;
}

/** Where an amount begins after words that compare with it, "at least"; `start` without them. */
export function startOfCompared(tokens: readonly Token[], start: number): number {
  const said = compareAt(BEFORE, tokens, start)?.end ?? -1;
  return Math.max(start, said, endOfAny(tokens, start, LEAST), endOfAny(tokens, start, BETWEEN));
}

/** The end of words that compare with the amount before them, "or less"; `start` without them. */
export const endOfCompared = (tokens: readonly Token[], start: number): number =>
  compareAt(AFTER, tokens, start)?.end ?? start;

/** Whether an amount is one end of a span that is not understood: "$100k to $1 trillion". */
function isOneEnd(tokens: readonly Token[], { unit, end }: Pick<Quantity, 'unit' | 'end'>): boolean {
  const joined = endOfAny(tokens, end, AND);
  if (joined < 0 || !isNumeral(tokens, numeralAt(tokens, joined))) return false;
  const other = readQuantity(tokens, joined);
  if (!other || !isLikely(other)) return true;
  const isSpan = endOfAny(tokens, end, TO) >= 0;
  return isSpan && (unit === null || other.unit === null || unit === other.unit);
}

/** Whether words begin here that compare, and begin like those that leave something out: "no more than". */
export const isNegatedBound = (tokens: readonly Token[], at: number): boolean =>
  endOfAny(tokens, at, negated) >= 0;

/** What words before a value make of it: "up to"; null where none begin here. */
export const comparedBefore = (tokens: readonly Token[], at: number) => compareAt(BEFORE, tokens, at);

/** What words after a value and its name make of it: "60% LVR or less"; null where none begin here or another range does. */
export function comparedAfter(tokens: readonly Token[], at: number) {
  const after = tokens[at]?.apart ? null : compareAt({ ...OR_AFTER, to: ENDING_TO }, tokens, at);
  return after && !isAnother(tokens, at, after.end) ? after : null;
}

const numeralAt = (tokens: readonly Token[], at: number) => Math.max(at, endOfAny(tokens, at, SIGN));

/** "50 to 100k", "8-10%": the first number takes unit and scale of the second where it has none. */
function readSpan(tokens: readonly Token[], start: number, isSaid: boolean): RangeRead | null {
  for (let at = start + 1; at <= start + LONGEST_END; at++) {
    const and = endOfAny(tokens, at, isSaid ? AND : TO);
    const span =
      and < 0 ? null : spanOf(readQuantity(tokens.slice(0, at), start), at, readQuantity(tokens, and));
    if (span) return span;
  }
  return null;
}

function spanOf(low: Quantity | null, lowEnd: number, high: Quantity | null): RangeRead | null {
  if (!high?.unit || low?.end !== lowEnd || (low.unit !== null && low.unit !== high.unit)) return null;
  const isBare = low.factor === 1 && low.value < BARE && (low.unit === null || low.unit === 'money');
  const from = isBare ? low.value * high.factor : low.value;
  if (from > high.value || !isLikely(high)) return null;
  // "Two to three hundred thousand" begins at two hundred thousand.
  if (isBare && high.value > from * WIDEST) return null;
  return { bounds: { from, to: high.value }, unit: high.unit, isPoint: false, end: high.end };
}

function compareAt(
  table: Partial<Record<Compare, string[][]>>,
  tokens: readonly Token[],
  start: number,
): { compare: Compare; end: number } | null {
  const found = (Object.keys(table) as Compare[])
    .map((compare) => ({ compare, end: endOfAny(tokens, start, table[compare] ?? []) }))
    .filter(({ end }) => end >= 0);
  return found.sort((a, b) => b.end - a.end)[0] ?? null;
}
