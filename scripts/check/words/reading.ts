import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

const SEGMENTER = new Intl.Segmenter('en-NZ', { granularity: 'sentence' });
const WORD = /[\p{L}\p{N}$][\p{L}\p{N}.,%’'-]*/gu;
/** A shorter text is a label, which has no grade. */
const FEWEST_WORDS = 4;

export const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

/** A sentence may begin with a figure, which the segmenter takes for the end of the one before. */
const BEFORE_FIGURE = /(?<=(?:\p{L}{4}|[\d%)])[.?!]) (?=[$\d])/u;

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] => text.split(BEFORE_FIGURE).flatMap(segments);

const segments = (text: string): string[] =>
  [...SEGMENTER.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');

/** The whole sentences of a page: what ends as one and is no label. */
export const wholeSentences = (blocks: readonly string[]): string[] => blocks.flatMap(wholeIn);

/** Pages share most of their texts and words, and each is asked about twice. */
const wholeIn = keptByText((block) =>
  sentencesOf(block).filter(
    (sentence) => /[.?!]["”’)]*$/.test(sentence) && wordsIn(sentence).length >= FEWEST_WORDS,
  ),
);
const syllablesIn = keptByText((word) => Math.max(1, syllable(word)));

function keptByText<T>(make: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const found = kept.get(text) ?? make(text);
    kept.set(text, found);
    return found;
  };
}

export interface Reading {
  /** School years of the United States, after Flesch and Kincaid; null without enough sentences to tell. */
  grade: number | null;
  sentences: number;
  /** Words of a sentence, on average. */
  length: number;
}

/** Fewer sentences say little: one long word moves the grade by a year. */
const FEWEST_SENTENCES = 5;

/** How hard sentences are to read. A figure such as $50,000 counts as a word of one syllable. */
export function readingOf(sentences: readonly string[]): Reading {
  const words = sentences.flatMap(wordsIn);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  const counts = { sentence: sentences.length, word: words.length, syllable: syllables };
  return {
    grade: sentences.length < FEWEST_SENTENCES ? null : fleschKincaid(counts),
    sentences: sentences.length,
    length: sentences.length === 0 ? 0 : words.length / sentences.length,
  };
}
