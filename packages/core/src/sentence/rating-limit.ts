import type { FacetOption } from '../list/facet';
import { riskLevel } from '../offer/risk-scale';
import { type Phrase, type PhraseBook, ratingAt } from './phrases';
import { type Compare, comparedAfter, comparedBefore, readRange } from './range';
import type { Token } from './token';

const IS_WITHIN: Record<Compare, (level: number, limit: number) => boolean> = {
  below: (level, limit) => level < limit,
  to: (level, limit) => level <= limit,
  above: (level, limit) => level > limit,
  from: (level, limit) => level >= limit,
};

/** The ratings within a limit, "at most medium risk" and "medium risk or lower"; null where none begins here or no offer has one of them. */
export function ratingLimitAt(
  book: PhraseBook,
  tokens: readonly Token[],
  start: number,
): { phrase: Phrase; end: number } | null {
  const said = limitAt(tokens, start);
  if (!said) return null;
  const limit = levelOf(said.phrase.options[0]);
  const offered = [...book.values()].flat().filter(({ facet }) => facet === said.phrase.facet);
  const within = offered
    .flatMap(({ options }) => options)
    .filter((option) => IS_WITHIN[said.compare](levelOf(option), limit))
    .sort((a, b) => levelOf(a) - levelOf(b));
  const options = [...new Map(within.map((option) => [option.value, option])).values()];
  return options.length > 0 ? { phrase: { ...said.phrase, options }, end: said.end } : null;
}

/** The end of a limit of ratings that begins here, whether or not an offer has one of them; `start` without one. */
export const endOfRatingLimit = (tokens: readonly Token[], start: number): number =>
  limitAt(tokens, start)?.end ?? start;

function limitAt(
  tokens: readonly Token[],
  start: number,
): { phrase: Phrase; compare: Compare; end: number } | null {
  const before = comparedBefore(tokens, start);
  const rating = ratingAt(tokens, before?.end ?? start);
  if (!rating) return null;
  if (before) return { ...rating, compare: before.compare };
  // In "medium risk or under 50k" the second is an amount.
  const after = readRange(tokens, rating.end + 1) ? null : comparedAfter(tokens, rating.end);
  return after && { ...rating, ...after };
}

/** No limit holds a rating outside the scale. */
const levelOf = (option: FacetOption | undefined): number => riskLevel(option?.value ?? '') ?? Number.NaN;
