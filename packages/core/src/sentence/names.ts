import { isFiller } from './fillers';
import { type PhraseBook, phraseAt } from './phrases';
import { readRange } from './range';
import type { NameLength } from './read-tokens';
import { type Token, tokensOf } from './token';

const LEAST_WORDS = 2;

/**
 * Finds names of records in a sentence: two or more words, from the first of a name on, of which at least one means
 * nothing to a sentence. "Quarterly Capital" is the name of a provider; "monthly income", with which a name may begin
 * too, is what it says.
 */
export function nameLengths(names: Iterable<string>, book: PhraseBook): NameLength {
  const byFirst = new Map<string, string[][]>();
  for (const name of names) {
    const words = wordsOf(tokensOf(name)).map(({ text }) => text);
    const [first] = words;
    if (first === undefined || words.length < LEAST_WORDS) continue;
    byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
  }
  return (tokens, start) => {
    if (!byFirst.has(tokens[start]?.text ?? '')) return 0;
    const said = wordsOf(tokens.slice(start));
    const length = Math.max(
      0,
      ...(byFirst.get(said[0]?.text ?? '') ?? []).map((words) => commonLength(words, said)),
    );
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
