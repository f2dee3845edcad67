import type { RangeRead } from './quantity';
import { endOfAny, phrases, type Token, textAt } from './token';

/** Before an amount that the investor has; the second kind also leads to a minimum, "with a minimum of 50k". */
const HELD = phrases('have, has, got, ive got, budget, savings');
const OFFERED = phrases('invest, investing, put in, put, with, deploy, allocate, place, spend, afford');
/** Between them and the amount. */
const BETWEEN = new Set(
  'of is about around only just roughly approximately nearly almost got my total'.split(' '),
);
/** After an amount that the investor has. */
const TO_SPEND = phrases(
  'to invest, to put in, to spend, to place, to deploy, to allocate, available, budget',
  'in cash, in savings, in the bank, of savings',
);
const ENTRY = new Set(['entry', 'initial']);
const MINIMUM = new Set(['minimum', 'min', ...ENTRY]);

/** Where an amount begins that the words here say the investor has; null where they say none. */
export function budgetAt(tokens: readonly Token[], start: number): { isHeld: boolean; from: number } | null {
  const held = endOfAny(tokens, start, HELD);
  let from = Math.max(held, endOfAny(tokens, start, OFFERED));
  if (from < 0) return null;
  while (BETWEEN.has(textAt(tokens, from))) from += 1;
  return MINIMUM.has(textAt(tokens, from)) ? null : { isHeld: held >= 0, from };
}

/** The amount as the most that a minimum may be; null where it is not what the investor has. */
export function withinBudget(
  tokens: readonly Token[],
  amount: RangeRead,
  budget: { isHeld: boolean } | null,
): RangeRead | null {
  const { unit, bounds, end } = amount;
  const spent = endOfAny(tokens, end, TO_SPEND);
  const isMinimum =
    MINIMUM.has(textAt(tokens, end - 1)) || (ENTRY.has(textAt(tokens, end)) && !tokens[end]?.apart);
  if (unit !== 'money' || (!budget && spent < 0) || isMinimum) return null;
  const least = bounds.from ?? bounds.above;
  if (least === undefined) return null;
  // "I have over 100k" pays a minimum of 100k; "invest over 100k" is about the minimum.
  const isHeld = budget?.isHeld || spent >= 0;
  const most = bounds.to ?? (isHeld ? least : undefined);
  return most === undefined
    ? null
    : { bounds: { to: most }, unit, isPoint: false, isHeld: amount.isPoint, end: Math.max(end, spent) };
}
