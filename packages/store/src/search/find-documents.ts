import type { Posting } from './packed-posting';
import type { TextQuery, WeighedWord } from './text-query';

/** What a query found. Only what it found is gone through: most words are in few of the documents. */
interface Found {
  /** In no order, each once. */
  documents: number[];
  /** By document that was found. */
  scores: Float32Array;
  /** By document, how many terms of the query it has; 0 for one that was not found. */
  terms: Uint8Array;
}

export interface FoundDocuments {
  /** The closest first; of equals the first. */
  documents: Int32Array;
  /** By document that was found. */
  scores: Float32Array;
}

type PostingOf = (word: number) => Posting;

/** Documents that a query finds among `size`; a document is worth more the more terms of the query it has. */
export function findDocuments(query: TextQuery, size: number, postingOf: PostingOf): FoundDocuments {
  const { documents, scores, terms } = evaluate(query, size, postingOf);
  for (const document of documents)
    scores[document] = (scores[document] as number) * (terms[document] as number);
  return { documents: closestFirst(documents, scores), scores };
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
  if (!first || isEmpty) return nothing(size);
  let found = evaluate(first, size, postingOf);
  for (const other of others) {
    const next = evaluate(other, size, postingOf);
    found = 'all' in query ? inBoth(found, next) : inEither(found, next);
  }
  return found;
}

const nothing = (size: number): Found => ({
  documents: [],
  scores: new Float32Array(size),
  terms: new Uint8Array(size),
});

function ofWords(words: readonly WeighedWord[], size: number, postingOf: PostingOf): Found {
  const found = nothing(size);
  const { documents, scores, terms } = found;
  for (const { word, weight } of words) {
    const { documents: having, scores: worth } = postingOf(word);
    for (let n = 0; n < having.length; n++) {
      const document = having[n] as number;
      if (terms[document] === 0) documents.push(document);
      scores[document] = (scores[document] as number) + weight * (worth[n] as number);
      terms[document] = 1;
    }
  }
  return found;
}

/** Changes one of the two, and answers it. */
function inBoth(one: Found, other: Found): Found {
  const [fewer, more] = one.documents.length < other.documents.length ? [one, other] : [other, one];
  const documents: number[] = [];
  for (const document of fewer.documents) {
    if (more.terms[document] === 0) {
      fewer.scores[document] = 0;
      fewer.terms[document] = 0;
      continue;
    }
    add(fewer, more, document);
    documents.push(document);
  }
  return { ...fewer, documents };
}

/** Changes the first, and answers it. */
function inEither(one: Found, other: Found): Found {
  for (const document of other.documents) {
    if (one.terms[document] === 0) one.documents.push(document);
    add(one, other, document);
  }
  return one;
}

function add(to: Found, from: Found, document: number): void {
  to.scores[document] = (to.scores[document] as number) + (from.scores[document] as number);
  to.terms[document] = (to.terms[document] as number) + (from.terms[document] as number);
}

/** More documents than an index has; a score's bits and a document are one exact number then. */
const DOCUMENTS = 2 ** 21;

/** A sort of plain numbers is many times faster than one with a comparison. */
function closestFirst(documents: readonly number[], scores: Float32Array): Int32Array {
  const bits = new Uint32Array(scores.buffer);
  const keys = new Float64Array(documents.length);
  // The bits of positive numbers are in the order of the numbers.
  for (const [at, document] of documents.entries())
    keys[at] = (0xffff_ffff - (bits[document] as number)) * DOCUMENTS + document;
  return Int32Array.from(keys.sort(), (key) => key % DOCUMENTS);
}
