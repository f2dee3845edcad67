import { isFiller } from './fillers';
import { endOfAny, phrases, type Token, textAt } from './token';

const PHRASES = phrases(
  'after fees, after all fees, before fees, net of fees, gross of fees, after costs, after all costs',
  'net of tax, gross of tax, pre tax, post tax, pre fees, post fees, after tax, before tax',
  'after fees and tax, before fees and tax, after tax and fees',
);
/** Of a return only beside one: a "net lease" is something else. */
const SHORT = phrases('net, gross');
const PERCENT = new Set(['%', 'percent', 'cent', 'pc', 'pa', 'year']);
const RETURN = new Set(['return', 'returns', 'yield', 'yields', 'target', 'targets', 'irr']);

/** The end of words that say whether fees or tax are taken off a return; `start` where none begin here. */
export function endOfFees(tokens: readonly Token[], start: number): number {
  const long = endOfAny(tokens, start, PHRASES);
  if (long >= 0) return long;
  const short = endOfAny(tokens, start, SHORT);
  const next = tokens[short];
  const isAfter = isPercentage(tokens, start) && (!next || next.apart || isFiller(next));
  return short >= 0 && (isAfter || isReturn(tokens, short)) ? short : start;
}

/** Whether such words are just before or after a percentage: it is a return then. */
export const isBesideFees = (tokens: readonly Token[], start: number, end: number): boolean =>
  endOfFees(tokens, end) > end ||
  [1, 2, 3, 4].some((length) => length <= start && endOfFees(tokens, start - length) === start);

/** Whether a percentage or the word for one ends here: "8% p.a.", "8% return". */
function isPercentage(tokens: readonly Token[], end: number): boolean {
  const [before, last] = [tokens[end - 2]?.text, textAt(tokens, end - 1)];
  return PERCENT.has(last) || RETURN.has(last) || (before === 'p' && last === 'a');
}

const isReturn = (tokens: readonly Token[], at: number) =>
  RETURN.has(textAt(tokens, at)) || (tokens[at]?.kind === 'number' && PERCENT.has(textAt(tokens, at + 1)));
