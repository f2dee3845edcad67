import type { OfferSort } from '../offer/offer-sort';
import { whenUsed } from '../text/when-used';
import { A_YEARS_RETURN } from './figure-names';
import { endOfAny, phraseWords, type Token, tokensOf } from './token';

const LOWEST = ['lowest', 'smallest'];
const HIGHEST = ['highest', 'biggest', 'largest'];
const MINIMUMS = [
  'minimum',
  'minimums',
  'minimum investment',
  'minimum investments',
  'min',
  'entry',
  'entry amount',
];
const RETURNS = [
  ...['return', 'returns', 'target', 'targets', 'target return', 'target returns'],
  ...['yield', 'yields', 'rate', 'interest', 'interest rate', 'irr'],
  ...A_YEARS_RETURN,
];
const RISKS = ['risk', 'risk rating'];
const each = (superlatives: readonly string[], nouns: readonly string[]) =>
  superlatives.flatMap((superlative) => nouns.map((noun) => `${superlative} ${noun}`));

/** In every name of an order that depends on the day. */
const OF_THE_DAY = 'soonest';
const NAMES: Partial<Record<OfferSort, readonly string[]>> = {
  newest: ['newest', 'latest', 'most recent', 'most recently added', 'recently added', 'recently listed'],
  return_by_kind: each(HIGHEST, RETURNS),
  lowest_minimum: each(LOWEST, MINIMUMS),
  closing_soonest: ['', 'closing', 'closes', 'to close', 'closing date', 'ending'].flatMap((word) => [
    `${word} ${OF_THE_DAY}`,
    `${OF_THE_DAY} ${word}`,
  ]),
  term: ['shortest', 'shortest term', 'shortest terms'],
  risk: each(['lowest', 'least'], RISKS),
  name: ['alphabetical', 'alphabetical order', 'alphabetically', 'by name'],
};
/** Orders that lists do not have. */
const UNKNOWN = [
  ...each(LOWEST, [...RETURNS, 'fee', 'fees', 'lvr', 'ltv']),
  ...each(HIGHEST, [...MINIMUMS, ...RISKS]),
  ...['oldest', 'longest', 'longest term', 'longest terms', 'cheapest', 'most popular', 'most viewed'],
];

const orders = whenUsed(() => [
  ...Object.entries(NAMES).map(([sort, names]) => ({
    sort: sort as OfferSort,
    phrases: names.map(phraseWords),
  })),
  { sort: null, phrases: UNKNOWN.map(phraseWords) },
]);

/** The order of a list that words ask for, "lowest minimum"; `sort` is null for one that lists do not have. */
export function orderAt(
  tokens: readonly Token[],
  start: number,
): { sort: OfferSort | null; end: number } | null {
  for (const { sort, phrases } of orders()) {
    const end = endOfAny(tokens, start, phrases);
    if (end >= 0) return { sort, end };
  }
  return null;
}

/** Whether a sentence may ask for an order that depends on the day. */
export const mayOrderByDay = (sentence: string): boolean =>
  tokensOf(sentence).some(({ text }) => text === OF_THE_DAY);
