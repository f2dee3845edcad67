import type { OfferSort } from '../offer/offer-sort';
import { A_YEARS_RETURN } from './figure-names';
import { endOfAny, phrases, type Token, tokensOf } from './token';

const LOWEST = ['lowest', 'smallest'];
const HIGHEST = ['highest', 'biggest', 'largest'];
const MINIMUMS = phrases(
  'minimum, minimums, minimum investment, minimum investments, min, entry, entry amount',
);
const RETURNS = [
  ...phrases(
    'return, returns, target, targets, target return, target returns, yield, yields, rate, interest, interest rate',
    'irr',
  ),
  ...A_YEARS_RETURN,
];
const RISKS = phrases('risk, risk rating');
const each = (superlatives: readonly string[], nouns: readonly string[][]) =>
  superlatives.flatMap((superlative) => nouns.map((noun) => [superlative, ...noun]));

/** In every name of an order that depends on the day. */
const OF_THE_DAY = 'soonest';
const ORDERS: readonly (readonly [OfferSort | null, readonly string[][]])[] = [
  ['newest', phrases('newest, latest, most recent, most recently added, recently added, recently listed')],
  ['return_by_kind', each(HIGHEST, RETURNS)],
  ['lowest_minimum', each(LOWEST, MINIMUMS)],
  [
    'closing_soonest',
    [
      [OF_THE_DAY],
      ...phrases('closing, closes, to close, closing date, ending').flatMap((words) => [
        [...words, OF_THE_DAY],
        [OF_THE_DAY, ...words],
      ]),
    ],
  ],
  ['term', phrases('shortest, shortest term, shortest terms')],
  ['risk', each(['lowest', 'least'], RISKS)],
  ['name', phrases('alphabetical, alphabetical order, alphabetically, by name')],
  // Orders that lists do not have.
  [null, each(LOWEST, [...RETURNS, ...phrases('fee, fees', 'lvr', 'ltv')])],
  [null, each(HIGHEST, [...MINIMUMS, ...RISKS])],
  [null, phrases('oldest, longest, longest term, longest terms, cheapest, most popular, most viewed')],
];

/** The order of a list that words ask for, "lowest minimum"; `sort` is null for one that lists do not have. */
export function orderAt(
  tokens: readonly Token[],
  start: number,
): { sort: OfferSort | null; end: number } | null {
  for (const [sort, names] of ORDERS) {
    const end = endOfAny(tokens, start, names);
    if (end >= 0) return { sort, end };
  }
  return null;
}

/** Whether a sentence may ask for an order that depends on the day. */
export const mayOrderByDay = (sentence: string): boolean =>
  tokensOf(sentence).some(({ text }) => text === OF_THE_DAY);
