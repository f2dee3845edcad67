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
  // Row d has the edits between the first d letters of a word and each beginning of the term that has nearly as many letters: all others
  // are more than `most` away.
  const rows = [Uint8Array.from({ length: width }, (_, at) => at)];
  let before = '';
  for (let at = 0; at < words.length; ) {
    const word = words[at] as string;
    let depth = commonLength(before, word);
    let nearest = 0;
    while (depth < word.length && nearest <= most) {
      depth += 1;
      rows[depth] ??= new Uint8Array(width);
      nearest = fillRow(rows, depth, term, word.charCodeAt(depth - 1), most);
    }
    before = word.slice(0, depth);
    if (nearest > most) {
      at = vocabulary.endOf(before, at);
      continue;
    }
    const isLikely = Math.abs(depth - term.length) <= most;
    const edits = isLikely ? ((rows[depth] as Uint8Array)[term.length] as number) : Number.POSITIVE_INFINITY;
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

/** Levenshtein's next row, as far as it can be within `most` edits; answers its least number. */
function fillRow(
  rows: readonly Uint8Array[],
  depth: number,
  term: string,
  letter: number,
  most: number,
): number {
  const [above, row] = [rows[depth - 1] as Uint8Array, rows[depth] as Uint8Array];
  const tooFar = most + 1;
  const to = Math.min(term.length, depth + most);
  let left = depth <= most ? depth : tooFar;
  row[0] = left;
  let least = left;
  for (let at = Math.max(1, depth - most); at <= to; at++) {
    const same = term.charCodeAt(at - 1) === letter ? 0 : 1;
    // The row above ends one letter earlier.
    const up = at < depth + most ? (above[at] as number) : tooFar;
    left = Math.min(left + 1, up + 1, (above[at - 1] as number) + same);
    row[at] = left;
    if (left < least) least = left;
  }
  return least;
}
