import { packPosting } from './packed-posting';
import type { StoredText, TextDocument } from './text-documents';
import { termsOf } from './text-terms';

/** A text index: its words in code-unit order, a packed posting for each (`packPosting`), and the record of each document. */
export interface IndexedText {
  words: string[];
  postings: Uint8Array[];
  records: StoredText[];
}

/** What a word counts in each field. */
const BOOSTS = { name: 6, labels: 2, text: 1 };
type Field = keyof typeof BOOSTS;
export const FIELDS = Object.keys(BOOSTS) as Field[];

/** BM25+ with the constants of MiniSearch. */
const BM25 = { k: 1.2, b: 0.7, d: 0.5 };

export function indexText(documents: Iterable<TextDocument>): IndexedText {
  const records: StoredText[] = [];
  const lengths: number[] = [];
  const found = new Map<string, Found>();
  for (const { name, labels, text, ...record } of documents) {
    const document = records.push(record) - 1;
    for (const [field, content] of [name, labels, text].entries()) {
      const terms = termsOf(content);
      lengths.push(new Set(terms).size);
      for (const term of terms) addTo(found, term, document, field);
    }
  }
  const words = [...found.keys()].sort();
  const size = records.length;
  const total = new Float32Array(size);
  const makePosting = postingMaker(lengths, size);
  const postings = words.map((word) => {
    const packed = makePosting(found.get(word) as Found, total);
    found.delete(word);
    return packed;
  });
  return { words, postings, records };
}

/** Where a word is: document × fields + field in ascending order, and how often. */
export interface Found {
  places: number[];
  counts: number[];
}

function addTo(found: Map<string, Found>, term: string, document: number, field: number): void {
  const place = document * FIELDS.length + field;
  const known = found.get(term);
  if (!known) {
    found.set(term, { places: [place], counts: [1] });
    return;
  }
  const last = known.places.length - 1;
  if (known.places[last] === place) known.counts[last] = (known.counts[last] as number) + 1;
  else {
    known.places.push(place);
    known.counts.push(1);
  }
}

/**
 * Makes packed postings. `lengths` has the number of distinct words by place; `total` is for adding up, all 0 before and after.
 */
export function postingMaker(lengths: readonly number[], size: number) {
  const width = FIELDS.length;
  const average = FIELDS.map((_, field) => {
    let sum = 0;
    for (let document = 0; document < size; document++) sum += lengths[document * width + field] as number;
    return sum / size || 1;
  });
  const boosts = FIELDS.map((field) => BOOSTS[field]);
  return ({ places, counts }: Found, total: Float32Array): Uint8Array => {
    const having = FIELDS.map(() => 0);
    for (const place of places) having[place % width] = (having[place % width] as number) + 1;
    const worth = having.map((n, field) => (boosts[field] ?? 1) * Math.log(1 + (size - n + 0.5) / (n + 0.5)));
    const documents: number[] = [];
    for (const [at, place] of places.entries()) {
      const field = place % width;
      const document = (place - field) / width;
      const length = (lengths[place] as number) / (average[field] as number);
      const count = counts[at] as number;
      const often = (count * (BM25.k + 1)) / (count + BM25.k * (1 - BM25.b + BM25.b * length));
      if (documents.at(-1) !== document) documents.push(document);
      total[document] = (total[document] as number) + (worth[field] as number) * (BM25.d + often);
    }
    const scores = documents.map((document) => total[document] as number);
    for (const document of documents) total[document] = 0;
    return packPosting(documents, scores);
  };
}
