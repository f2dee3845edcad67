import { whenUsed } from '../text/when-used';
import { endOfNumerals } from './number-words';
import { startOfCompared } from './range';
import { endOfAny, phrases, type Token, textAt } from './token';

const CLOSING = 'closing closes close ending ends'.split(' ');
const BEFORE = phrases('in, by, before, within, during, in the next, within the next, over the next');
const SPANS = 'day days week weeks month months quarter quarters year years'.split(' ');
const YEAR = /^20\d\d$/;
const MONTHS =
  'january february march april may june july august september october november december christmas jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  );
const LEADING = phrases('this, next, the next, end of, the end of, end of the, the end of the, end of this');

const days = whenUsed(() => [
  ...['today', 'tomorrow', ...MONTHS].map((day) => [day]),
  ...LEADING.flatMap((first) => [...SPANS, ...MONTHS].map((span) => [...first, span])),
]);

/** The end of words that ask when an offer closes, "closing this month", "closes within 30 days"; `start` where none begin here. */
export function endOfClosingDate(tokens: readonly Token[], start: number): number {
  const closing = isOfClosing(textAt(tokens, start)) ? start + 1 : -1;
  if (closing < 0) return start;
  const before = Math.max(closing, endOfAny(tokens, closing, BEFORE));
  const day = endOfAny(tokens, before, days());
  if (day >= 0) return endOfYear(tokens, day);
  // "Closing in less than a month"
  const compared = startOfCompared(tokens, before);
  const count = textAt(tokens, compared) === 'a' ? compared + 1 : endOfNumerals(tokens, compared);
  const unit = textAt(tokens, count);
  if (compared === closing) return start;
  // "Closing in the next month"
  if (before > closing && SPANS.includes(textAt(tokens, before))) return before + 1;
  if (count === compared) return start;
  if ([...SPANS, ...MONTHS].includes(unit)) return endOfYear(tokens, count + 1);
  return YEAR.test(textAt(tokens, compared)) ? count : start;
}

/** "31 March 2027" */
const endOfYear = (tokens: readonly Token[], at: number): number =>
  YEAR.test(textAt(tokens, at)) ? at + 1 : at;

/** Whether a word may say when an offer closes: "closes" is not "closed". */
export const isOfClosing = (word: string): boolean => CLOSING.includes(word);
