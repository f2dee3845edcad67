import type { FacetOption } from '../list/facet';
import { type Phrase, type PhraseBook, phraseAt, ratingAt, riskPhrases } from './phrases';
import { offeredAt, placeOf } from './scale';
import { endOfAny, endOfPhrase, phrases, type Token, textAt } from './token';

const JOINS = phrases('or, and, to');

/**
 * A value whose last words are said once, with the value that follows: "first or second mortgage", "short to medium term". Null where none
 * begins here. With a "to" it is both values and those between them.
 */
export function sharingAt(
  book: PhraseBook,
  tokens: readonly Token[],
  start: number,
): { phrase: Phrase; end: number } | null {
  const first = textAt(tokens, start);
  const offered = book.get(first) ?? [];
  // A rating that no offer has is an end of a span: "low to medium risk".
  const begun = [...offered, ...riskPhrases().filter(({ words }) => words[0] === first)];
  const longest = Math.max(0, ...begun.map(({ words }) => words.length));
  // As few words as may be are shared: "medium or very high risk" is no "medium-high".
  for (let shared = 1; shared < longest; shared++)
    for (const phrase of begun) {
      const sharer = sharerAt(book, tokens, start, phrase, shared);
      if (sharer?.isSpan) {
        const options = spanOf(book, phrase, sharer.phrase);
        return options && { phrase: { ...phrase, options }, end: sharer.end };
      }
      if (sharer && offered.includes(phrase)) return { phrase, end: sharer.from };
    }
  return null;
}

/** The value that shares so many last words with a value, of which the others begin here; null where it does not follow. */
function sharerAt(book: PhraseBook, tokens: readonly Token[], start: number, phrase: Phrase, shared: number) {
  const own = phrase.words.length - shared;
  const end = own > 0 ? endOfPhrase(tokens, start, phrase.words.slice(0, own)) : -1;
  const next = end < 0 ? null : joinedAt(book, tokens, end);
  return next && isOfOneKind(phrase, next.phrase, own) ? { ...next, from: end } : null;
}

/** The value after an "or"; "short- to medium-term" has a hyphen before it. */
function joinedAt(book: PhraseBook, tokens: readonly Token[], end: number) {
  const join = tokens[end]?.text === '-' ? end + 1 : end;
  const after = endOfAny(tokens, join, JOINS);
  const next =
    after < 0 || tokens[end]?.apart ? null : (phraseAt(book, tokens, after) ?? ratingAt(tokens, after));
  return next && { ...next, isSpan: tokens[join]?.text === 'to' };
}

/** Whether the next value ends with the words that this one lacks, and has some of its own. */
function isOfOneKind(phrase: Phrase, next: Phrase, own: number): boolean {
  const shared = phrase.words.slice(own);
  return (
    next.facet === phrase.facet &&
    next.words.length > shared.length &&
    next.words.slice(-shared.length).join(' ') === shared.join(' ')
  );
}

/** From the first value to the last one; null where the values have no order. */
function spanOf(book: PhraseBook, { facet, options }: Phrase, last: Phrase): FacetOption[] | null {
  const [from, to] = [placeOf(facet, options[0]), placeOf(facet, last.options[0])];
  return from < 0 ? null : offeredAt(book, facet, (place) => place >= from && place <= to);
}
