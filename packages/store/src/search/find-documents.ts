import type { Posting } from './packed-posting';
import type { TextQuery, WeighedWord } from './text-query';

/** What a query found: by document a score, 0 for none, and how many terms of the query it has. */
interface Found {
  scores: Float32Array;
  terms: Uint8Array;
}

export interface FoundDocuments {
  /** The closest first; of equals the first. */
  documents: Int32Array;
  /** By document. */
  scores: Float32Array;
}

type PostingOf = (word: number) => Posting;

/** Documents that a query finds among `size`; a document is worth more the more terms of the query it has. */
export function findDocuments(query: TextQuery, size: number, postingOf: PostingOf): FoundDocuments {
  const { scores, terms } = evaluate(query, size, postingOf);
  for (let document = 0; document < size; document++)
    if (scores[document] !== 0) scores[document] = (scores[document] as number) * (terms[document] as number);
  return { documents: closestFirst(scores), scores };
}

/** All words that a query may find. */
export function wordsIn(query: TextQuery): number[] {
  if ('words' in query) return query.words.map(({ word }) => word);
  return ('all' in query ? query.all : query.some).flatMap(wordsIn);
}

function evaluate(query: TextQuery, size: number, postingOf: PostingOf): Found {
  if ('words' in query) return ofWords(query.words, size, postingOf);
  const [first, ...others] = 'all' in query ? query.all : query.some;
  // A word that no document has leaves none that has all of them.
  const isEmpty = 'all' in query && query.all.some((part) => 'words' in part && part.words.length === 0);
  if (!first || isEmpty) return { scores: new Float32Array(size), terms: new Uint8Array(size) };
  const found = evaluate(first, size, postingOf);
  for (const other of others) combine(found, evaluate(other, size, postingOf), 'all' in query);
  return found;
}

function ofWords(words: readonly WeighedWord[], size: number, postingOf: PostingOf): Found {
  const scores = new Float32Array(size);
  const terms = new Uint8Array(size);
  for (const { word, weight } of words) {
    const { documents, scores: worth } = postingOf(word);
    for (let n = 0; n < documents.length; n++) {
      const document = documents[n] as number;
      scores[document] = (scores[document] as number) + weight * (worth[n] as number);
      terms[document] = 1;
    }
  }
  return { scores, terms };
}

function combine({ scores, terms }: Found, other: Found, all: boolean): void {
  for (let document = 0; document < scores.length; document++) {
    const [a, b] = [scores[document] as number, other.scores[document] as number];
    const isFound = all ? a !== 0 && b !== 0 : a !== 0 || b !== 0;
    scores[document] = isFound ? a + b : 0;
    terms[document] = isFound ? (terms[document] as number) + (other.terms[document] as number) : 0;
  }
}

/** More documents than an index has; a score's bits and a document are one exact number then. */
const DOCUMENTS = 2 ** 21;

/** A sort of plain numbers is many times faster than one with a comparison. */
function closestFirst(scores: Float32Array): Int32Array {
  const bits = new Uint32Array(scores.buffer);
  const keys = new Float64Array(scores.length);
  let count = 0;
  for (let document = 0; document < scores.length; document++) {
    const score = bits[document] as number;
    // The bits of positive numbers are in the order of the numbers.
    if (score !== 0) keys[count++] = (0xffff_ffff - score) * DOCUMENTS + document;
  }
  return Int32Array.from(keys.subarray(0, count).sort(), (key) => key % DOCUMENTS);
}
