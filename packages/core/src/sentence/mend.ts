import { isOfClosing } from './closing-date';
import type { PhraseBook } from './phrases';
import type { Token } from './token';
import { isNeverMended } from './unrated';

const SHORTEST = 5;

/** Words of phrases that are long enough to be known with a typing error. */
export const mendableWords = (book: PhraseBook): ReadonlySet<string> =>
  new Set(
    [...book.values()]
      .flatMap((phrases) => phrases.flatMap(({ words }) => words))
      .filter((word) => word.length >= SHORTEST),
  );

/**
 * The tokens with typing errors mended: a word that the directory does not have and that is one edit from exactly one
 * word of the phrases becomes that word. A letter left out is the commonest error, so a longer word comes first.
 */
export function mended(
  tokens: readonly Token[],
  words: ReadonlySet<string>,
  isKnown: (word: string) => boolean,
): Token[] {
  return tokens.map((token) => {
    const { kind, text } = token;
    if (
      kind !== 'word' ||
      text.length < SHORTEST ||
      words.has(text) ||
      isNeverMended(text) ||
      isOfClosing(text) ||
      isKnown(text)
    )
      return token;
    const all = [...words].filter((word) => isOneEdit(text, word));
    const longer = all.filter((word) => word.length > text.length);
    const near = longer.length > 0 ? longer : all;
    return near.length === 1 ? { ...token, text: near[0] as string } : token;
  });
}

/** Whether one letter is left out, added, another one, or two beside each other are exchanged. */
function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > from && endB > from && a[endA - 1] === b[endB - 1]) [endA, endB] = [endA - 1, endB - 1];
  const [left, right] = [a.slice(from, endA), b.slice(from, endB)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
