import { type Phrase, type PhraseBook, ratingAt } from './phrases';
import { type Compare, comparedAfter, comparedBefore, readRange } from './range';
import { offeredAt, placeOf } from './scale';
import type { Token } from './token';

const IS_WITHIN: Record<Compare, (place: number, limit: number) => boolean> = {
  below: (place, limit) => place < limit,
  to: (place, limit) => place <= limit,
  above: (place, limit) => place > limit,
  from: (place, limit) => place >= limit,
};

/** The ratings within a limit, "at most medium risk" and "medium risk or lower"; null where none begins here or no offer has one of them. */
export function ratingLimitAt(
  book: PhraseBook,
  tokens: readonly Token[],
  start: number,
): { phrase: Phrase; end: number } | null {
  const said = limitAt(tokens, start);
  if (!said) return null;
  const { facet, options: ratings } = said.phrase;
  const limit = placeOf(facet, ratings[0]);
  const options = offeredAt(book, facet, (place) => IS_WITHIN[said.compare](place, limit));
  return options && { phrase: { ...said.phrase, options }, end: said.end };
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
