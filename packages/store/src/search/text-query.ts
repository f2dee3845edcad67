import { isNeverMended } from '@tussock/core/sentence/unrated';
import { spelledLike } from './spelling';
import type { Vocabulary } from './vocabulary';

/** A word of the index and what a match of it is worth, 1 for the term itself. */
export interface WeighedWord {
  word: number;
  weight: number;
}

/** What documents must have: one of these words, all of the parts, or some of them. */
export type TextQuery =
  | { words: readonly WeighedWord[] }
  | { all: readonly TextQuery[] }
  | { some: readonly TextQuery[] };

/** A way to understand a query, which is tried where the ways before found fewer records than `below`. */
export interface Reading {
  query: () => TextQuery;
  below: number;
}

/** With fewer hits than this and no exact name, records that are one edit away are added behind. */
const FEW = 5;
const LEAST_MENDED = 3;
/** A term of up to so many letters is soon another word: "best" and "least". */
const SHORT = 4;
/** One of up to so many is with two edits: "hotel" and "homes". */
const MEDIUM = 6;
/** What the beginning of a word and a misspelt word are worth, as in MiniSearch. */
const WEIGHTS = { prefix: 0.375, fuzzy: 0.45 };

/** The words as they are: exact, or as the beginning of a word. */
export const asWritten = (vocabulary: Vocabulary, terms: readonly string[]): TextQuery => ({
  all: terms.map((term) => ({ words: wordsFor(vocabulary, term, { prefix: true }) })),
});

/** Forgiving readings of the terms, the nearest first. */
export function forgivingReadings(vocabulary: Vocabulary, terms: readonly string[]): Reading[] {
  const within = (edits: number) => (term: string) => ({
    words: wordsFor(vocabulary, term, { prefix: true, edits }),
  });
  const pairs = terms.slice(1).map((term, at) => (terms[at] ?? '') + term);
  return [
    { query: () => ({ all: terms.map((term) => strictly(vocabulary, term)) }), below: 1 },
    { query: () => ({ all: terms.map(within(1)) }), below: FEW },
    { query: () => ({ all: terms.map(within(2)) }), below: 1 },
    { query: () => ({ some: [...terms, ...pairs].map(within(1)) }), below: 1 },
  ];
}

/** Whole words within two edits of each term. */
export const spelled = (vocabulary: Vocabulary, terms: readonly string[]): TextQuery => ({
  all: terms.map((term) => ({ words: wordsFor(vocabulary, term, { edits: 2 }) })),
});

/** A term that is in the directory as it is; else with one edit, or as two words without the space between them. */
function strictly(vocabulary: Vocabulary, term: string): TextQuery {
  if (vocabulary.hasPrefix(term)) return { words: wordsFor(vocabulary, term, { prefix: true }) };
  const nearly = { words: wordsFor(vocabulary, term, { prefix: true, edits: 1 }) };
  const halves = vocabulary.splitWord(term);
  if (!halves) return nearly;
  return { some: [nearly, { all: halves.map((half) => ({ words: wordsFor(vocabulary, half, {}) })) }] };
}

/** Whether a word some edits away is another spelling of a term: of a short one it begins alike, and of all but long ones one letter differs or two are exchanged. */
function isNear(term: string, word: string, edits: number): boolean {
  if (term.length <= SHORT && term[0] !== word[0]) return false;
  return edits <= 1 || term.length > MEDIUM || [...term].sort().join('') === [...word].sort().join('');
}

/** The words that match a term. A single letter begins no word, and short terms have fewer edits. */
function wordsFor(
  vocabulary: Vocabulary,
  term: string,
  { prefix = false, edits = 0 }: { prefix?: boolean; edits?: number },
): WeighedWord[] {
  const weights = new Map<number, number>();
  const most = isNeverMended(term) ? 0 : edits;
  if (most > 0 && term.length >= LEAST_MENDED)
    for (const [word, distance] of spelledLike(vocabulary, term, most)) {
      const spelling = vocabulary.words[word] as string;
      if (!isNear(term, spelling, distance)) continue;
      const { length } = spelling;
      weights.set(word, (WEIGHTS.fuzzy * length) / (length + distance));
    }
  const [from, to] = vocabulary.range(term);
  if (prefix && term.length > 1)
    for (let word = from; word < to; word++) {
      const { length } = vocabulary.words[word] as string;
      weights.set(word, (WEIGHTS.prefix * length) / (length + 0.3 * (length - term.length)));
    }
  if (vocabulary.words[from] === term) weights.set(from, 1);
  return [...weights].map(([word, weight]) => ({ word, weight }));
}
