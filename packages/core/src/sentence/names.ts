import { isFiller } from './fillers';
import { type PhraseBook, phraseAt } from './phrases';
import { readRange } from './range';
import type { NameLength } from './read-tokens';
import { phraseWords, type Token } from './token';

const LEAST_WORDS = 2;

/** The words of the names that begin with a folded word. */
export type NamesFrom = (first: string) => Iterable<readonly string[]>;

/** The folded words of a name by which a sentence can mean it; none for a name of one word, which may be any word. */
export function nameWords(name: string): string[] {
  const words = phraseWords(name);
  return words.length < LEAST_WORDS ? [] : words;
}

/**
 * Finds names of records in a sentence: two or more words, from the first of a name on, of which at least one means
 * nothing to a sentence. "Quarterly Capital" is the name of a provider; "monthly income", with which a name may begin
 * too, is what it says.
 */
export function nameLengths(namesFrom: NamesFrom, book: PhraseBook): NameLength {
  return (tokens, start) => {
    const said = wordsOf(tokens.slice(start));
    const [first] = said;
    if (!first || first !== tokens[start]) return 0;
    let length = 0;
    for (const words of namesFrom(first.text)) length = Math.max(length, commonLength(words, said));
    const own = said.slice(0, length);
    const last = own.at(-1);
    if (length < LEAST_WORDS || !last || !hasOwnWord(own, book)) return 0;
    return tokens.indexOf(last) - start + 1;
  };
}

const wordsOf = (tokens: readonly Token[]) =>
  tokens.filter(({ kind }) => kind === 'word' || kind === 'number');

function commonLength(name: readonly string[], said: readonly Token[]): number {
  let length = 0;
  while (length < name.length && name[length] === said[length]?.text) length += 1;
  return length;
}

/** Whether a word is part of no phrase, no range and no filler. */
function hasOwnWord(tokens: readonly Token[], book: PhraseBook): boolean {
  let at = 0;
  while (at < tokens.length) {
    const end = Math.max(phraseAt(book, tokens, at)?.end ?? 0, readRange(tokens, at)?.end ?? 0);
    if (end > at) at = end;
    else if (isFiller(tokens[at])) at += 1;
    else return true;
  }
  return false;
}
