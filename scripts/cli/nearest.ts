import { closestMatch } from 'leven';

/** The known word that a misspelt one is nearest to; undefined where none is near. */
export const nearestWord = (word: string, known: readonly string[]): string | undefined =>
  // Every single letter is near every other: a grade E is no slip of A.
  word.length > 1
    ? closestMatch(word, known, { maxDistance: word.length > 3 ? 2 : 1 })
    : known.find((one) => one.toLowerCase() === word.toLowerCase());
