import type { FacetOption } from '../list/facet';
import type { FacetName } from '../offer/facets';
import { riskLevel } from '../offer/risk-scale';
import { TERM_BANDS } from '../offer/term';
import { type Phrase, type PhraseBook, phraseAt } from './phrases';
import { endOfAny, endOfPhrase, type Token } from './token';

const JOINS = [['or'], ['and'], ['to']];
const TERMS = Object.keys(TERM_BANDS);

/**
 * A value whose last words are said once, with the value that follows: "first or second mortgage", "short to medium term". Null where none
 * begins here. With a "to" it is both values and those between them.
 */
export function sharingAt(
  book: PhraseBook,
  tokens: readonly Token[],
  start: number,
): { phrase: Phrase; end: number } | null {
  for (const phrase of book.get(tokens[start]?.text ?? '') ?? [])
    for (let own = phrase.words.length - 1; own > 0; own--) {
      const end = endOfPhrase(tokens, start, phrase.words.slice(0, own));
      const next = end < 0 ? null : joinedAt(book, tokens, end);
      if (!next || !isOfOneKind(phrase, next.phrase, own)) continue;
      if (!next.isSpan) return { phrase, end };
      const options = spanOf(book, phrase, next.phrase);
      return options && { phrase: { ...phrase, options }, end: next.end };
    }
  return null;
}

/** The value after an "or"; "short- to medium-term" has a hyphen before it. */
function joinedAt(book: PhraseBook, tokens: readonly Token[], end: number) {
  const join = tokens[end]?.text === '-' ? end + 1 : end;
  const after = endOfAny(tokens, join, JOINS);
  const next = after < 0 || tokens[end]?.apart ? null : phraseAt(book, tokens, after);
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
function spanOf(book: PhraseBook, first: Phrase, last: Phrase): FacetOption[] | null {
  const [from, to] = [levelOf(first), levelOf(last)];
  if (from < 0 || to < from) return null;
  const within = [...book.values()]
    .flat()
    .filter((phrase) => phrase.facet === first.facet && levelOf(phrase) >= from && levelOf(phrase) <= to)
    .sort((a, b) => levelOf(a) - levelOf(b));
  return [
    ...new Map(within.flatMap(({ options }) => options.map((option) => [option.value, option]))).values(),
  ];
}

function levelOf({ facet, options }: { facet: FacetName; options: readonly FacetOption[] }): number {
  const [{ value } = { value: '' }] = options;
  return facet === 'risk_rating' ? (riskLevel(value) ?? -1) : facet === 'term' ? TERMS.indexOf(value) : -1;
}
