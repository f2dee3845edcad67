import { type Band, type Bounds, lowerEnd, upperEnd } from '../list/band';
import { fullNumber, toCents } from '../money/money';
import { LOAN_TO_VALUE_BANDS, MINIMUM_BANDS, RETURN_BANDS } from '../offer/bands';
import type { FacetName } from '../offer/facets';
import { BAND_END, TERM_BANDS } from '../offer/term';
import { decimal } from '../text/decimal';
import { formatCount, statedPercent } from '../text/format-number';
import { boundBefore } from './bound-before';
import { isBesideFees } from './fees';
import { EARNINGS, INVESTMENT_WORDS, LOAN_WORDS, NAMED, TARGET_WORDS, TERM_WORDS } from './figure-names';
import { isPaidOften } from './over-time';
import { LEAST_SHARE, type RangeRead } from './quantity';
import { comparedAfter, readRange } from './range';
import { endOfAny, phrases, startOfAny, type Token, textAt } from './token';

const TERMS: readonly Band[] = [
  { value: 'short-term', label: TERM_BANDS['short-term'], to: BAND_END['short-term'] },
  {
    value: 'medium-term',
    label: TERM_BANDS['medium-term'],
    above: BAND_END['short-term'],
    to: BAND_END['medium-term'],
  },
  { value: 'long-term', label: TERM_BANDS['long-term'], above: BAND_END['medium-term'] },
];

/** A facet of bands that a range can mean. */
export interface RangeFacet {
  facet: Extract<FacetName, 'min_investment' | 'target_return' | 'loan_to_value' | 'term'>;
  /** The facet of which every upper end is an option. */
  upTo?: Extract<FacetName, 'minimum_up_to'>;
  bands: readonly Band[];
  text: (value: number) => string;
  /** How to ask for more than the band that one value is in, before the end of that band: a range to a value inside a band leaves the band out. */
  wider: { all: string; write: string };
  /** The end of the band; the value itself where every upper end is an option. */
  widerTo: (value: number, band: Bounds) => number;
}

/** Tokens: the first, and the one after the last. */
interface Span {
  from: number;
  end: number;
}

/** What a range is of, with its bounds and the place of all the words that say so. */
type RangeOf = RangeFacet & Span & { bounds: Bounds };

const MONEY_UNITS = [
  { from: 1_000_000_000, letter: 'B' },
  { from: 1_000_000, letter: 'M' },
  { from: 1_000, letter: 'K' },
];
/** "$1.5M", "$250K"; an amount that this would round keeps its digits: "$1,234,567". */
const shortMoney = (value: number) => {
  const { from, letter } = MONEY_UNITS.find(({ from }) => value >= from) ?? { from: 1, letter: '' };
  const inUnit = Number((value / from).toFixed(3));
  return toCents(inUnit * from) === toCents(value)
    ? `$${decimal(inUnit)}${letter}`
    : `$${fullNumber(toCents(value))}`;
};
const monthsText = (months: number) =>
  months % 12 === 0 ? formatCount(months / 12, 'years') : formatCount(months, 'months');

const MINIMUM: RangeFacet = {
  facet: 'min_investment',
  upTo: 'minimum_up_to',
  bands: MINIMUM_BANDS,
  text: shortMoney,
  wider: { all: 'minimums up to', write: 'up to' },
  widerTo: (value) => value,
};
const TARGET: RangeFacet = {
  facet: 'target_return',
  bands: RETURN_BANDS,
  text: statedPercent,
  wider: { all: 'targets from', write: 'at least' },
  widerTo: (_, band) => lowerEnd(band),
};
const LOAN: RangeFacet = {
  facet: 'loan_to_value',
  bands: LOAN_TO_VALUE_BANDS,
  text: statedPercent,
  wider: { all: 'ratios up to', write: 'LVR up to' },
  widerTo: (_, band) => upperEnd(band),
};
const TERM: RangeFacet = {
  facet: 'term',
  bands: TERMS,
  text: monthsText,
  wider: { all: 'terms up to', write: 'up to' },
  widerTo: (_, band) => upperEnd(band),
};

const PERIODS = ['month', 'quarter', 'fortnight', 'week', 'day'].flatMap((period) => [
  ['per', period],
  ['a', period],
]);

/** A range beside one of these is of something else: neither a target nor a loan's share of its security, no minimum, no term. */
const OF_OTHERS: Record<RangeRead['unit'], readonly string[][]> = {
  percent: phrases(
    'fee, fees, pir, tax, rate, gearing, geared, leverage, leveraged, borrowing, borrowings, occupancy',
    'occupied, leased, let, vacancy, vacant, hurdle, carry, arrears, default, defaults, loss, losses',
    'drawdown, drawdowns, volatility, owned, ownership, stake, share, discount, inflation, cpi, sold',
    'subscribed, funded, committed, deposit, renewable, maori owned, nz owned, new zealand owned, pre sold',
    'bad debt, bad debts, carried interest, default interest, default interest rate',
    'interest in a, interest in an, interest in the',
  ),
  money: [
    ...phrases(
      'aum, fum, size, raise, raised, raising, valuation, valued, worth, turnover, revenue, profit, salary',
      'earn, earning, managing, manages, net assets, market cap, under management',
      'funds under management',
      'ebitda',
    ),
    ...EARNINGS,
  ],
  months: phrases(
    'lease, leases, wale, walt, experience, track, record, established, old, history, operating, business',
    'trading, founded, launched, added, notice, ago, running, manager, managers, aged, combined, trees',
    'operating for, running for, manager with, in business, in business for, in operation',
  ),
};
/** What is earned or paid in a time is no minimum: "$1,000 a month". */
const IN_A_TIME = [...PERIODS, ...phrases('pa, p a, a year, per year, per annum')];
/** What a percentage is on top of is no target a year. */
const ON_TOP = ['above', 'over', 'plus', '+'].flatMap((word) =>
  phrases('ocr, cpi, bkbm, inflation, cash rate, benchmark').flatMap((rate) => [
    [word, ...rate],
    [word, 'the', ...rate],
  ]),
);
/** Nor is one of a month: "1% return per month". */
const NOT_YEARLY = [...PERIODS, ...phrases('pm, p m'), ...ON_TOP];

/** A range in its sentence. */
interface Said {
  tokens: readonly Token[];
  start: number;
  range: RangeRead;
  /** Words before this token belong to something else. */
  free: number;
}

/**
 * What a range is of, by its unit and the words beside it, with its bounds by the words before those; null where nothing says. `from` and
 * `end` include all these words, which are looked for from the token `free` on.
 */
export const facetOfRange = (
  tokens: readonly Token[],
  start: number,
  range: RangeRead,
  free: number,
): RangeOf | null => FACET_OF[range.unit]({ tokens, start, range, free });

const FACET_OF: Record<RangeRead['unit'], (said: Said) => RangeOf | null> = {
  money: minimumOf,
  months: termOf,
  percent: loanOrTargetOf,
};

function minimumOf(said: Said): RangeOf | null {
  const { tokens, start, range } = said;
  const isInATime = endOfATime(tokens, range) > range.end;
  if (isOfOther(tokens, start, range) || isInATime || isPaidOften(tokens, start, range)) return null;
  const name = startOfName(said, INVESTMENT_WORDS) ?? start;
  return bounded(said, MINIMUM, { from: name, end: range.end }, false);
}

function termOf(said: Said): RangeOf | null {
  const { tokens, start, range, free } = said;
  if (isOfOther(tokens, start, range) || isDuring(tokens, start, free)) return null;
  const named = spanBeside(said, TERM_WORDS);
  if (range.isPoint && !named) return null;
  return bounded(said, TERM, named ?? { from: start, end: range.end });
}

function loanOrTargetOf(said: Said): RangeOf | null {
  const loan = spanBeside(said, LOAN_WORDS, mayBeLoan(said.range.bounds));
  return loan ? bounded(said, LOAN, loan) : targetOf(said);
}

function targetOf(said: Said): RangeOf | null {
  const { tokens, start, range } = said;
  const { isPoint, end } = range;
  const isReturn = isBesideFees(tokens, start, end);
  // In "4% plus OCR" the "plus" is no "or more".
  const isOnTop = endOfAny(tokens, end - 1, ON_TOP) > end;
  if (isOnTop || textAt(tokens, end) === 'of' || (!isReturn && isOfOther(tokens, start, range))) return null;
  const named = spanBeside(said, TARGET_WORDS);
  if ([end, named?.end ?? end].some((at) => endOfAny(tokens, at, NOT_YEARLY) >= 0)) return null;
  if (isPoint && !named && !isReturn) return null;
  return bounded(said, TARGET, named ?? { from: start, end });
}

/** The range as one of a facet, with the bounds that a word before its name, or behind a number alone, gives it. */
function bounded({ tokens, range, free }: Said, facet: RangeFacet, span: Span, mayFollow = true): RangeOf {
  const { isPoint, bounds } = range;
  const before = boundBefore(tokens, { name: span.from, free }, range);
  if (before) return { ...facet, ...span, from: span.from - 1, bounds: before };
  const after = isPoint && mayFollow ? comparedAfter(tokens, span.end) : null;
  if (after) return { ...facet, ...span, end: after.end, bounds: { [after.compare]: bounds.from } };
  return { ...facet, ...span, bounds };
}

/** The end of an amount with the time in which it is earned or invested, "$1,000 a month"; that of the amount where none is here, or it is of a firm. */
export function endOfPaidInATime(tokens: readonly Token[], start: number, range: RangeRead): number {
  const { unit, end } = range;
  const time = unit === 'money' ? endOfATime(tokens, range) : end;
  const isOther = [end, time].some((at) => isOfOther(tokens, start, { ...range, end: at }));
  return isOther ? end : time;
}

const endOfATime = (tokens: readonly Token[], { end }: RangeRead): number =>
  tokens[end]?.apart ? end : Math.max(end, endOfAny(tokens, end, IN_A_TIME));

const mayBeLoan = (bounds: Bounds): boolean => Object.values(bounds).every((value) => value >= LEAST_SHARE);

/** Whether a range is of something else by the word before or after it, on this side of a comma. */
function isOfOther(tokens: readonly Token[], start: number, { unit, end }: RangeRead): boolean {
  const last = startOfLinking(tokens, start);
  const first = startOfAny(tokens, last, OF_OTHERS[unit]);
  // Of an "interest rate" the "rate" alone says nothing.
  const isInterest = tokens[first]?.text === 'rate' && tokens[first - 1]?.text === 'interest';
  const isBefore = first >= 0 && !isInterest && !tokens[last]?.apart;
  return isBefore || (endOfAny(tokens, end, OF_OTHERS[unit]) >= 0 && !tokens[end]?.apart);
}

const TAKES_TIME = ['%', 'percent', 'cent', 'pc', 'pa', 'return', 'returns', 'performance', 'growth'];

/** Whether years say how long something takes that is no filter: "30% over 5 years", "returns over a year". */
const isDuring = (tokens: readonly Token[], start: number, free: number): boolean =>
  free < start &&
  tokens[start]?.text === 'over' &&
  !tokens[start]?.apart &&
  TAKES_TIME.includes(textAt(tokens, start - 1));

/** Between the name of a figure and its range: "LVR must be under 65%". */
const LINKING = new Set('of is are be being must should has needs to that at'.split(' '));

/** Where the words begin that join a range to what is before it; `start` without them. */
function startOfLinking(tokens: readonly Token[], start: number): number {
  let at = start;
  while (!tokens[at]?.apart && LINKING.has(textAt(tokens, at - 1))) at -= 1;
  return at;
}

/**
 * The range with a phrase just before or after it that is no other range's; null where none of them is there.
 * @param isLikely whether the range can be what these phrases name by its figures
 */
function spanBeside(said: Said, phrases: readonly string[][], isLikely = false): Span | null {
  const { tokens, start, range } = said;
  const { unit, end } = range;
  const name = startOfName(said, phrases);
  if (name !== null) return { from: name, end };
  const after = tokens[end]?.apart ? -1 : endOfAny(tokens, end, phrases);
  const next = tokens[after]?.text === 'of' ? after + 1 : after;
  const following = after < 0 || tokens[after]?.apart ? null : readRange(tokens, next);
  // "LVR 65%" is of the next; in "65% LVR 9% return" the next has a word of its own.
  const isNextUnlikely = isLikely && following !== null && !mayBeLoan(following.bounds);
  const isOfNext = following?.unit === unit && !isNextUnlikely && endOfAny(tokens, following.end, NAMED) < 0;
  return after >= 0 && !isOfNext ? { from: start, end: after } : null;
}

/** Where the longest of these phrases begins that ends just before the range, on this side of a comma, "target return of 8%"; null without one. */
function startOfName({ tokens, start, free }: Said, phrases: readonly string[][]): number | null {
  let first = start;
  while (first > free && !tokens[first]?.apart) first -= 1;
  const name = startOfAny(tokens, startOfLinking(tokens, start), phrases, first);
  return name < 0 ? null : name;
}
