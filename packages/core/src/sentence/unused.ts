import { RISK_SCALE } from '../offer/risk-scale';
import { whenUsed } from '../text/when-used';
import { endOfClosingDate } from './closing-date';
import { endOfPaidInATime } from './facet-of-range';
import { endOfFees } from './fees';
import { endOfCurrency } from './foreign';
import type { WhyUnused } from './meaning';
import { orderAt } from './order';
import { isPaidOften } from './over-time';
import { riskPhrases } from './phrases';
import { type RangeRead, readQuantity } from './quantity';
import { endOfUnreadAmount, readRange, startOfCompared } from './range';
import { endOfRatingLimit } from './rating-limit';
import { endOfAny, phrases, phraseWords, type Token, textAt } from './token';
import { isPraise, NO_RISK } from './unrated';
import { endOfVisaCategory } from './visa-category';

const risks = whenUsed(() => riskPhrases().map((phrase) => phrase.words));

const ratings = whenUsed(() => RISK_SCALE.map(phraseWords));
const OR = phrases('or, and');

type EndOf = (tokens: readonly Token[], start: number, meant: number) => number;

/** By why words are not used, where such words that begin here end: not after `start` where none do. What is meant ends at `meant`. */
const ENDS: Partial<Record<WhyUnused, EndOf>> = {
  currency: endOfCurrency,
  over_time: (tokens, start) => {
    const amount = readRange(tokens, start) ?? unlikelyAmount(tokens, start);
    if (!amount) return start;
    const end = endOfPaidInATime(tokens, start, amount);
    return end > amount.end || isPaidOften(tokens, start, amount) ? end : start;
  },
  amount: (tokens, start, meant) => (meant > start ? start : endOfUnreadAmount(tokens, start)),
  order: (tokens, start) => orderAt(tokens, start)?.end ?? start,
  closing_date: endOfClosingDate,
  visa_category: endOfVisaCategory,
  fees: endOfFees,
  praise: (tokens, start) =>
    Math.max(endOfAny(tokens, start, NO_RISK), isPraise(textAt(tokens, start)) ? start + 1 : start),
  risk: (tokens, start) =>
    Math.max(
      endOfAny(tokens, start, risks()),
      endOfRatingBefore(tokens, start),
      endOfRatingLimit(tokens, start),
    ),
};

/** An amount that is no minimum by its size, and may be paid often: "$500 monthly"; null where none is here. */
function unlikelyAmount(tokens: readonly Token[], start: number): RangeRead | null {
  const { value = 0, unit = null, end = start } = readQuantity(tokens, startOfCompared(tokens, start)) ?? {};
  return unit === 'money' ? { bounds: { from: value, to: value }, unit, isPoint: true, end } : null;
}

/** The end of a rating without the word for it, which another one has: "low" in "low or medium risk"; `start` where none is here. */
function endOfRatingBefore(tokens: readonly Token[], start: number): number {
  const rating = endOfAny(tokens, start, ratings());
  const next = rating < 0 ? -1 : endOfAny(tokens, rating, OR);
  return next >= 0 && endOfAny(tokens, next, risks()) >= 0 ? rating : start;
}

/** Words that begin here, are not what `end` ends and can be neither a filter nor searched; the longest on this side of a comma. */
export function unusedAt(
  tokens: readonly Token[],
  start: number,
  end: number,
): { why: WhyUnused; end: number } | null {
  let found: { why: WhyUnused; end: number } | null = null;
  if (tokens[start]?.kind === 'quoted') return null;
  const comma = tokens.findIndex(({ apart }, at) => apart && at > start);
  const clause = comma < 0 ? tokens : tokens.slice(0, comma);
  for (const [why, endOf] of Object.entries(ENDS) as [WhyUnused, EndOf][]) {
    const own = endOf(clause, start, end);
    if (own > Math.max(start, end, found?.end ?? start)) found = { why, end: own };
  }
  return found;
}
