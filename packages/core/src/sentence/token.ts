import { foldText } from '../text/fold';

/** A word, a number, a mark that a range may need, or quoted text, which is never read. */
export interface Token {
  kind: 'word' | 'number' | 'mark' | 'quoted';
  /** Folded, without apostrophes and commas. */
  text: string;
  /** Position in the sentence. */
  start: number;
  /** Not included. */
  end: number;
  /** Whether a comma or the like separates it from the token before. */
  apart: boolean;
}

const TOKEN =
  /(?<quoted>"[^"]*"|“[^”]*”)|(?<number>\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)|(?<word>\p{L}[\p{L}\p{M}'’ʻ]*)|(?<mark>[$€£%+<>≤≥‐-―−-])/gu;

/** The tokens of a sentence; other characters only separate them. */
export function tokensOf(sentence: string): Token[] {
  let before = 0;
  return [...sentence.matchAll(TOKEN)].map(({ 0: text, groups, index }) => {
    const apart = /[,;.:!?]/.test(sentence.slice(before, index));
    before = index + text.length;
    return {
      kind: kindOf(groups),
      text: foldText(text).replace(/[',]/g, ''),
      start: index,
      end: before,
      apart,
    };
  });
}

const kindOf = (groups: Record<string, string | undefined> = {}): Token['kind'] =>
  (['quoted', 'number', 'word'] as const).find((kind) => groups[kind] !== undefined) ?? 'mark';

/** The words of a phrase as tokens know them: "Flow-through" gives "flow" and "through". */
export const phraseWords = (text: string): string[] =>
  tokensOf(text)
    .filter(({ kind }) => kind === 'word' || kind === 'number')
    .map((token) => token.text);

/** Where a phrase that begins here ends; -1 where it is not here. A hyphen between two words is no difference. */
export function endOfPhrase(tokens: readonly Token[], start: number, phrase: readonly string[]): number {
  let at = start;
  for (const [position, word] of phrase.entries()) {
    if (position > 0 && tokens[at]?.text === '-') at += 1;
    if (tokens[at]?.text !== word || tokens[at]?.kind === 'quoted') return -1;
    at += 1;
  }
  return at;
}

/** The end of the longest of these phrases that begins here; -1 for none. */
export const endOfAny = (
  tokens: readonly Token[],
  start: number,
  phrases: readonly (readonly string[])[],
): number => Math.max(-1, ...phrases.map((phrase) => endOfPhrase(tokens, start, phrase)));
