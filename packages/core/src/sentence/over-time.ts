import { TERM_WORDS } from './figure-names';
import { type RangeRead, readOne, readQuantity } from './quantity';
import { endOfAny, phrases, type Token, textAt } from './token';

const OFTEN = phrases(
  'monthly, weekly, fortnightly, quarterly, annually, yearly, annual income',
  'every month, each month, every week, each week',
);
/** What is paid so often is less than most minimums: "50k, monthly" is often written without its comma. */
const MOST_PAID = 10_000;

/** Whether an amount is what is paid so often and no minimum: "$2,000 monthly", "an income of $2,000". */
export function isPaidOften(
  tokens: readonly Token[],
  start: number,
  { unit, bounds, end }: RangeRead,
): boolean {
  if (unit !== 'money') return false;
  const isOften =
    !tokens[end]?.apart &&
    endOfAny(tokens, end, OFTEN) >= 0 &&
    Object.values(bounds).every((value) => value < MOST_PAID);
  const isIncome = tokens[start - 2]?.text === 'income' && ['of', 'is'].includes(textAt(tokens, start - 1));
  return isOften || (isIncome && !tokens[start]?.apart);
}

const OVER = phrases('over, within, spread over, over the next, within the next');

/** The end of words that say during which time an amount is invested, "over 3 years"; `start` where none begin here. No term is meant. */
export function endOfTime(tokens: readonly Token[], start: number): number {
  const over = tokens[start]?.apart ? -1 : endOfAny(tokens, start, OVER);
  const time = over < 0 ? null : (readQuantity(tokens, over) ?? readOne(tokens, over));
  return time?.unit === 'months' && endOfAny(tokens, time.end, TERM_WORDS) < 0 ? time.end : start;
}
