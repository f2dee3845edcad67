import { foldText } from '@tussock/core/text/fold';

/** Words that say nothing about a record; they are neither indexed nor searched. */
const STOP_WORDS = new Set(
  'a an and are as at be by for from in into is it its of on or our that the their this to we which with you your'.split(
    ' ',
  ),
);

/** "What’s" asks what "what is" asks, and is often written without its apostrophe. */
const QUESTIONS: ReadonlyMap<string, string> = new Map(
  ['how', 'what', 'when', 'where', 'who', 'why'].map((word) => [`${word}s`, word]),
);

/** Words, folded and without apostrophes: "Hawke’s Bay" gives "hawkes" and "bay". */
export const wordsOf = (text: string): string[] =>
  foldText(text)
    .replaceAll("'", '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a text as the index knows them: folded, without apostrophes and stop-words. "Māori" gives "maori". */
export function termsOf(text: string): string[] {
  return wordsOf(text)
    .map((word) => QUESTIONS.get(word) ?? word)
    .filter((word) => !STOP_WORDS.has(word));
}

/** The words of a query. Where all are stop-words they count: one may be the beginning of a word. */
export function queryWords(text: string): string[] {
  const terms = termsOf(text);
  return terms.length > 0 ? terms : wordsOf(text);
}

/** The words of a query, each once. */
export const queryTerms = (text: string): string[] => [...new Set(queryWords(text))];
