import { endOfNumerals } from './number-words';
import { FOREIGN, isSignOfOther } from './quantity';
import { endOfCompared, startOfCompared } from './range';
import { endOfAny, phrases, type Token, textAt } from './token';
import { CURRENCY_CODES } from './unrated';

const SIGNS = phrases('usd $, aud $, us $, au $, usd, aud, eur, gbp, €, £');
const DOLLARS = phrases('$, dollar, dollars');
const TO = phrases('to, -');
/** An "and" may also begin another thought: "USD 50k and 24 months". */
const AND = [...TO, ['and']];
const NAMES = [
  ...[...CURRENCY_CODES].map((code) => [code]),
  ...phrases('us, american, australian, new zealand, nz').flatMap((country) => [
    [...country, 'dollar'],
    [...country, 'dollars'],
  ]),
  ...phrases('euro, euros, pounds sterling, british pounds, foreign currency'),
];

/** The end of a currency's name, "USD", or of an amount in another one, "under US$50,000"; `start` where neither begins here. */
export function endOfCurrency(tokens: readonly Token[], start: number): number {
  const compared = startOfCompared(tokens, start);
  const first = amountAt(tokens, compared);
  const joined = endOfAny(tokens, first.end, textAt(tokens, start) === 'between' ? AND : TO);
  const second = amountAt(tokens, Math.max(first.end, joined));
  if (first.end > compared && (first.isForeign || second.isForeign)) return endOfCompared(tokens, second.end);
  return Math.max(start, endOfAny(tokens, start, NAMES));
}

/** Any amount that begins here, and whether it is in another currency. */
function amountAt(tokens: readonly Token[], start: number): { end: number; isForeign: boolean } {
  const sign = isSignOfOther(tokens, start + 1) ? start + 2 : endOfAny(tokens, start, SIGNS);
  const number = Math.max(start, sign, endOfAny(tokens, start, DOLLARS));
  const last = endOfNumerals(tokens, number);
  if (last === number) return { end: start, isForeign: false };
  const isNamed = FOREIGN.has(textAt(tokens, last)) && !tokens[last]?.apart;
  const unit = isNamed ? last + 1 : last;
  return { end: Math.max(unit, endOfAny(tokens, unit, DOLLARS)), isForeign: isNamed || sign >= 0 };
}
