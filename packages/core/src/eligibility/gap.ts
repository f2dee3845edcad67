import { figureText } from '../calculation/figure-text';
import { toCents } from '../money/money';
import { requireInForce } from '../settings/effective-dated';
import { formatNumber } from '../text/format-number';
import { countedSum, reaches, roundedDown } from './answers';
import type { Answer, Question, QuestionId } from './question';
import { LIMITS, type Limit, type LimitName } from './thresholds';

/** A requirement on an amount. `sum` adds the parts of the answer; `each` requires every part to be over the limit. */
export interface LimitRule {
  rule: 'sum' | 'each' | 'number';
  question: QuestionId;
  limit: LimitName;
  what: string;
}

/** How far an amount is from a limit. */
export interface Gap {
  label: string;
  /** NZD or years, rounded down to two decimals, so that no rounding carries it over a limit. */
  value: number;
  limit: Limit;
  /** What is missing up to the limit; 0 from there on. At a limit that has to be exceeded, 0 is not enough. */
  short_by: number;
  is_met: boolean;
}

/** How far an amount is from a limit, both in the unit of the limit. */
export function gapTo(label: string, amount: number, limit: Limit): Gap {
  const value = roundedDown(amount);
  return {
    label,
    value,
    limit,
    short_by: Math.max(0, toCents(limit.amount - value)),
    is_met: reaches(value, limit),
  };
}

/** The amounts of an answer beside the limit of a rule, in the order of the question's parts; parts left empty have none. */
export function gapsOf(rule: LimitRule, question: Question, answer: Answer | undefined, on: string): Gap[] {
  const limit = requireInForce(LIMITS[rule.limit], on, 'limit').value;
  if (typeof answer === 'number') return [gapTo(rule.what, answer, limit)];
  if (typeof answer !== 'object' || question.kind !== 'amounts') return [];
  if (rule.rule === 'sum') return [gapTo(rule.what, countedSum(question, answer), limit)];
  return question.parts.flatMap(({ id, label }) => {
    const amount = Object.hasOwn(answer, id) ? answer[id] : undefined;
    return amount === undefined ? [] : [gapTo(`${rule.what}, ${label.toLowerCase()}`, amount, limit)];
  });
}

/** "$120,000 short of $1 million", "reaches $1 million", "exactly $5 million, which it must exceed". */
export function gapText({ short_by, is_met, limit }: Gap): string {
  const bound = limitText(limit);
  const isStrict = limit.comparison === 'more than';
  if (is_met) return isStrict ? `more than ${bound}` : `reaches ${bound}`;
  const rest = isStrict ? ', which it must exceed' : '';
  return short_by === 0
    ? `exactly ${bound}${rest}`
    : `${figureText({ value: short_by, unit: limit.unit })} short of ${bound}${rest}`;
}

/** "$1 million", "$750,000", "2 years". */
export const limitText = ({ amount, unit }: Limit): string =>
  unit === 'NZD' && amount >= 1_000_000
    ? `$${formatNumber(amount / 1_000_000)} million`
    : figureText({ value: amount, unit });
