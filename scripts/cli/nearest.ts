import { closestMatch } from 'leven';

/** The known word that a misspelt one is nearest to; undefined where none is near. */
export const nearestWord = (word: string, known: readonly string[]): string | undefined =>
  closestMatch(word, known, { maxDistance: word.length > 3 ? 2 : 1 });
