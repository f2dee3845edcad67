import { closestMatch } from 'leven';

/** Of a word of up to so many letters two edits are soon another word, unless two letters are exchanged: "Bond" is no slip of "Fund". */
const SHORT = 4;

/** The known word that a misspelt one is nearest to; undefined where none is near. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  // Every single letter is near every other: a grade E is no slip of A.
  if (word.length <= 1) return known.find((one) => one.toLowerCase() === word.toLowerCase());
  if (word.length > SHORT) return closestMatch(word, known, { maxDistance: 2 });
  return (
    closestMatch(word, known, { maxDistance: 1 }) ?? known.find((one) => lettersOf(one) === lettersOf(word))
  );
}

const lettersOf = (word: string) => [...word].sort().join('');
