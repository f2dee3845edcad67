import type { StoredText } from './text-index';
import { Vocabulary } from './vocabulary';

/** The parts of MiniSearch's serialised form (version 2) that are read here. */
export interface SerialisedIndex {
  documentCount: number;
  nextId: number;
  fieldIds: Record<string, number>;
  fieldLength: Record<string, number[]>;
  averageFieldLength: number[];
  storedFields: Record<string, StoredText>;
  /** Per word, per field, per document the number of times. */
  index: [string, Record<string, Record<string, number>>][];
}

interface Posting {
  /** Documents in ascending order, and what the word is worth in each. */
  documents: Int32Array;
  scores: Float32Array;
}

/** BM25+ with MiniSearch's own constants. */
const BM25 = { k: 1.2, b: 0.7, d: 0.5 };
const PREFIX_WEIGHT = 0.375;

/**
 * The same index as MiniSearch's, laid out for words that need no mending: a query adds up arrays of numbers. Measured
 * with 20,000 offers and two words that 3,000 of them share: 3.5 CPU-ms, where MiniSearch took 13 to 15, at a third of its memory.
 */
export class Postings {
  readonly vocabulary: Vocabulary;
  readonly #postings: Posting[];
  readonly #size: number;
  readonly records: StoredText[];

  constructor(serialised: SerialisedIndex, boosts: Record<string, number>) {
    const fields = new Map(serialised.index);
    this.vocabulary = new Vocabulary(fields.keys());
    this.#size = serialised.nextId;
    // One array for adding up, cleared behind every word, instead of a map for each.
    const total = new Float32Array(this.#size);
    this.#postings = this.vocabulary.words.map((word) =>
      posting(serialised, boosts, fields.get(word) ?? {}, total),
    );
    this.records = [];
    for (const [document, stored] of Object.entries(serialised.storedFields))
      this.records[Number(document)] = stored;
  }

  /** Records that have every term, as a word or as the beginning of one; best first. */
  search(terms: readonly string[]): { record: StoredText; score: number; matched: () => string[] }[] {
    const scores = new Float32Array(this.#size);
    const had = new Uint8Array(this.#size);
    for (const [at, term] of terms.entries())
      for (const word of this.#wordsFrom(term)) this.#add(word, term, at, scores, had);
    const found: number[] = [];
    for (let document = 0; document < this.#size; document++)
      if (had[document] === terms.length) found.push(document);
    found.sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b);
    return found.map((document) => ({
      record: this.records[document] as StoredText,
      score: scores[document] as number,
      matched: () => this.#matched(document, terms),
    }));
  }

  /** Positions of the words that a term matches; a single letter matches itself only. */
  *#wordsFrom(term: string): Iterable<number> {
    const [from, to] = this.vocabulary.range(term);
    const end = term.length > 1 ? to : Math.min(to, from + 1);
    for (let word = from; word < end; word++)
      if (term.length > 1 || this.vocabulary.words[word] === term) yield word;
  }

  /** Adds what a word is worth to every document that has had the terms before this one (`at` of them). */
  #add(word: number, term: string, at: number, scores: Float32Array, had: Uint8Array): void {
    const { documents, scores: worth } = this.#postings[word] as Posting;
    const { length } = this.vocabulary.words[word] as string;
    const longer = length - term.length;
    const weight = longer === 0 ? 1 : (PREFIX_WEIGHT * length) / (length + 0.3 * longer);
    for (let n = 0; n < documents.length; n++) {
      const document = documents[n] as number;
      const before = had[document] as number;
      if (before < at) continue;
      had[document] = at + 1;
      scores[document] = (scores[document] as number) + weight * (worth[n] as number);
    }
  }

  #matched(document: number, terms: readonly string[]): string[] {
    const words = new Set(terms.flatMap((term) => [...this.#wordsFrom(term)]));
    return [...words]
      .filter((word) => contains((this.#postings[word] as Posting).documents, document))
      .map((word) => this.vocabulary.words[word] as string);
  }
}

function posting(
  { fieldIds, documentCount, fieldLength, averageFieldLength }: SerialisedIndex,
  boosts: Record<string, number>,
  fields: Record<string, Record<string, number>>,
  total: Float32Array,
): Posting {
  const documents: number[] = [];
  for (const name in fieldIds) {
    const field = fieldIds[name] as number;
    const times = fields[field] ?? {};
    const having = Object.keys(times);
    const rarity = Math.log(1 + (documentCount - having.length + 0.5) / (having.length + 0.5));
    const worth = (boosts[name] ?? 1) * rarity;
    for (const key of having) {
      const document = Number(key);
      const count = times[key] as number;
      const length = (fieldLength[key]?.[field] ?? 0) / (averageFieldLength[field] || 1);
      const often = (count * (BM25.k + 1)) / (count + BM25.k * (1 - BM25.b + BM25.b * length));
      if (total[document] === 0) documents.push(document);
      total[document] = (total[document] as number) + worth * (BM25.d + often);
    }
  }
  const sorted = Int32Array.from(documents).sort();
  const scores = new Float32Array(sorted.length);
  for (let n = 0; n < sorted.length; n++) scores[n] = total[sorted[n] as number] as number;
  for (const document of sorted) total[document] = 0;
  return { documents: sorted, scores };
}

function contains(sorted: Int32Array, wanted: number): boolean {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = sorted[middle] as number;
    if (value === wanted) return true;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
