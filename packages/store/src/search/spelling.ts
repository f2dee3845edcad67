import type { Vocabulary } from './vocabulary';

/**
 * The words that at most `most` edits make out of a term (a letter lost, added or changed), as their positions with the
 * number of edits. Words are in order, so what a word has in common with the one before it is compared once, and words
 * whose beginning is too far away are passed over together.
 */
export function spelledLike(vocabulary: Vocabulary, term: string, most: number): Map<number, number> {
  const { words } = vocabulary;
  const found = new Map<number, number>();
  const width = term.length + 1;
  // Row d has the edits between the first d letters of a word and each beginning of the term.
  const rows = [Uint8Array.from({ length: width }, (_, at) => at)];
  let before = '';
  for (let at = 0; at < words.length; ) {
    const word = words[at] as string;
    let depth = commonLength(before, word);
    let nearest = 0;
    while (depth < word.length && nearest <= most) {
      depth += 1;
      rows[depth] ??= new Uint8Array(width);
      nearest = fillRow(
        rows[depth - 1] as Uint8Array,
        rows[depth] as Uint8Array,
        term,
        word.charCodeAt(depth - 1),
      );
    }
    before = word.slice(0, depth);
    if (nearest > most) {
      at = vocabulary.range(before)[1];
      continue;
    }
    const edits = (rows[depth] as Uint8Array)[term.length] as number;
    if (edits <= most) found.set(at, edits);
    at += 1;
  }
  return found;
}

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Levenshtein's next row; answers its least number. */
function fillRow(above: Uint8Array, row: Uint8Array, term: string, letter: number): number {
  let left = (above[0] as number) + 1;
  let least = left;
  row[0] = left;
  for (let at = 1; at < row.length; at++) {
    const same = term.charCodeAt(at - 1) === letter ? 0 : 1;
    left = Math.min(left + 1, (above[at] as number) + 1, (above[at - 1] as number) + same);
    row[at] = left;
    if (left < least) least = left;
  }
  return least;
}
