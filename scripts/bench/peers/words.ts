import type { Directory } from '@tussock/core/directory/directory';

const STARTS = ['b', 'd', 'f', 'g', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'z'];
const ENDS = ['abo', 'edu', 'igo', 'oma', 'uri', 'alne', 'erto', 'isko', 'orba', 'undi', 'avre', 'elto'];

/** An invented word for each rank, no two alike and none one edit from another: three syllables, the last told by the others. */
export function wordOfRank(rank: number): string {
  const [one, two] = [rank % 168, Math.floor(rank / 168) % 168];
  return [one, two, (one * 5 + two * 11) % 168].map(syllable).join('');
}

const syllable = (n: number) => `${STARTS[n % STARTS.length]}${ENDS[Math.floor(n / STARTS.length)]}`;

/** How many words there are: more than any directory here has offers with a word of their own. */
const VOCABULARY = 20_000;
const WORDS_OF_AN_OFFER = 4;

/** A number from 0 to 1, always the same for an offer and a word of it. */
function drawn(offer: number, word: number): number {
  let mixed = Math.imul(offer * WORDS_OF_AN_OFFER + word + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}

/** Ranks of the words of an offer: word `n` is in about 1/n as many offers as the first, as in a language. */
export const ranksOf = (offer: number): number[] =>
  Array.from({ length: WORDS_OF_AN_OFFER }, (_, word) => Math.floor(VOCABULARY ** drawn(offer, word)) - 1);

/** The directory with invented words of every frequency in the taglines: copies of the sample all share their own. */
export const withWords = (directory: Directory): Directory => ({
  ...directory,
  offers: directory.offers.map((row, at) => ({
    ...row,
    tagline: [row.tagline?.slice(0, 120), ...ranksOf(at).map(wordOfRank)].filter(Boolean).join(' '),
  })),
});

/** A word with its third letter left out. */
export const mistyped = (word: string): string => word.slice(0, 2) + word.slice(3);
