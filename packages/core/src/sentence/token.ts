import { foldText } from '../text/fold';

/** A word, a number, a mark that a range may need, or quoted text, which is never read. */
export interface Token {
  kind: 'word' | 'number' | 'mark' | 'quoted';
  /** Folded, without apostrophes, and without commas where they group thousands. */
  text: string;
  /** Position in the sentence. */
  start: number;
  /** Not included. */
  end: number;
  /** Whether a comma or the like separates it from the token before. */
  apart: boolean;
}

/** "p.a." is one word, and the full stop of "max. LVR" or "excl. property" ends no sentence. */
const WORD = String.raw`[pP]\.\s?[aA]\b\.?|\b(?:[mM](?:in|ax)|[eE]xcl)\.(?=\s)|\p{L}[\p{L}\p{M}'’ʻ]*`;
/** Thousands in groups after a space of any width; "021 555 0100" is no number. */
const SPACED = String.raw`[1-9]\d{0,2}(?:[ \u00A0\u2007\u2009\u202F]\d{3})+(?:\.\d+)?(?![.,'’/]?\d)`;
/** Digits with all that is written close to them: "1.000.000" and "1/2" are no number, and nothing in them is one. */
const CLOSE = String.raw`(?<![\p{L}\d])\.\d+|[\d½¼¾⅓⅔](?:[.,'’/]?[\d½¼¾⅓⅔²³])*`;
const TOKEN = new RegExp(
  `(?<quoted>"[^"]*"|“[^”]*”)|(?<number>${SPACED}|${CLOSE})|(?<word>${WORD})|(?<mark>[<>]=?|[$€£%+≤≥²³‐-―−-])`,
  'gu',
);
const IN_COMMAS = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/** The tokens of a sentence; other characters only separate them. */
export function tokensOf(sentence: string): Token[] {
  let before = 0;
  return [...sentence.matchAll(TOKEN)].map(({ 0: text, groups, index }) => {
    // A colon leads to what follows: "LVR: under 65%".
    const apart = /[,;.!?]/.test(sentence.slice(before, index));
    before = index + text.length;
    const kind = kindOf(groups);
    const folded = foldText(text);
    const isKept = kind === 'number' && !IN_COMMAS.test(text);
    const plain = isKept ? folded : folded.replace(kind === 'word' ? /['.\s]/g : /[',]/g, '');
    return {
      kind,
      text: plain,
      start: index,
      end: before,
      apart,
    };
  });
}

const kindOf = (groups: Record<string, string | undefined> = {}): Token['kind'] =>
  (['quoted', 'number', 'word'] as const).find((kind) => groups[kind] !== undefined) ?? 'mark';

/** The text of the token here; none behind the last one. */
export const textAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

/** The words of a phrase as tokens know them: "Flow-through" gives "flow" and "through". */
export const phraseWords = (text: string): string[] =>
  tokensOf(text)
    .filter(({ kind }) => kind === 'word' || kind === 'number')
    .map((token) => token.text);

/** Phrases with commas between them, as tokens know them: small letters, without hyphens and accents. */
export const phrases = (...lists: string[]): string[][] =>
  lists.flatMap((list) => list.replaceAll('’', '').split(', ')).map((phrase) => phrase.split(' '));

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

/** Tokens of "loan-to-value ratio", its hyphens too. */
const LONGEST_PHRASE = 6;

/** Where the longest of these phrases that ends before `end` begins, not before `first`; -1 for none. */
export function startOfAny(
  tokens: readonly Token[],
  end: number,
  phrases: readonly (readonly string[])[],
  first = 0,
): number {
  for (let from = Math.max(first, end - LONGEST_PHRASE); from < end; from++)
    if (endOfAny(tokens, from, phrases) === end) return from;
  return -1;
}

/** The end of the longest of these phrases that begins here; -1 for none. */
export function endOfAny(
  tokens: readonly Token[],
  start: number,
  phrases: readonly (readonly string[])[],
): number {
  const first = tokens[start]?.text;
  let longest = -1;
  // Most phrases begin with another word.
  for (const phrase of phrases)
    if (phrase[0] === first) longest = Math.max(longest, endOfPhrase(tokens, start, phrase));
  return longest;
}
