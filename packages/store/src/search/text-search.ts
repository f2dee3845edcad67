import { LRUCache } from 'lru-cache';
import { findDocuments, wordsIn } from './find-documents';
import { comparedName } from './name-keys';
import type { Posting } from './packed-posting';
import type { StoredText } from './text-documents';
import { asWritten, forgivingReadings, spelled, type TextQuery } from './text-query';
import { queryWords } from './text-terms';
import type { Vocabulary } from './vocabulary';

/** A stored text index: in memory or in a file. */
export interface TextSource {
  vocabulary: Vocabulary;
  /** Number of documents. */
  size: number;
  /** The documents that have a word. */
  posting(word: number): Posting;
  record(document: number): StoredText;
  /** By document its kind, as its place in `HIT_KINDS`. */
  kinds: Uint8Array;
  /** Documents of these records, such as "provider ID". */
  documentsOf(records: ReadonlySet<string>): number[];
  /** Documents whose name, by which a sentence can mean them, begins with a folded word. */
  named(first: string): number[];
  /** Documents of a compared name, and maybe few others; none where an earlier file does not know them. */
  called(name: string): number[];
}

export interface TextAnswer {
  /** The closest first. */
  documents: readonly number[];
  /** The words of a document that matched, folded. */
  matched: (document: number) => string[];
  /** Another spelling that finds something, where a word of the query is not in the directory. */
  did_you_mean: string | null;
}

export interface TextIndex extends Omit<TextSource, 'vocabulary' | 'posting' | 'called'> {
  search(text: string): TextAnswer;
  /** Whether a record has a word that begins with this one, which is folded. */
  hasWord(word: string): boolean;
}

/** Hits of answers that are cached, so that a change of facet or page does not search again. */
const CACHED_HITS = 100_000;
/** What an answer without a hit takes, in hits: it has its words, and how they were understood. */
const EMPTY_ANSWER = 200;
/** Documents in the postings that are cached. */
const CACHED_DOCUMENTS = 1_000_000;
/** Documents whose names are compared with the words; one that is called just so is found among all. */
const RERANKED = 50;
const MOST_TERMS = 12;

const NOTHING_FOUND: TextAnswer = { documents: [], matched: () => [], did_you_mean: null };

/** Search with words over a stored text index; what of it was used lately stays unpacked. */
export function openTextIndex({ vocabulary, posting, called, ...source }: TextSource): TextIndex {
  const { size, record } = source;
  const unpacked = new LRUCache<number, Posting>({
    maxSize: CACHED_DOCUMENTS,
    sizeCalculation: ({ documents }) => documents.length + 1,
  });
  function postingOf(word: number): Posting {
    const known = unpacked.get(word) ?? posting(word);
    unpacked.set(word, known);
    return known;
  }

  const nameOf = (document: number) => comparedName(record(document).title);

  /** The closest first: an exact name before all, a name that begins with the words next. */
  function find(query: TextQuery, words: string): Read {
    const { documents, scores } = findDocuments(query, size, postingOf);
    const near = documents.subarray(0, RERANKED);
    const far = documents.subarray(RERANKED);
    const isFarExact = (document: number) =>
      (scores[document] as number) > 0 && !near.includes(document) && nameOf(document) === words;
    const exact = new Set(far.length > 0 ? called(words).filter(isFarExact) : []);
    const top = [...near, ...exact].map((document) => {
      const name = nameOf(document);
      const score = (name.startsWith(words) ? 1.5 : 1) * (scores[document] as number);
      return { document, isExact: name === words, score };
    });
    top.sort((a, b) => Number(b.isExact) - Number(a.isExact) || b.score - a.score);
    const rest = exact.size > 0 ? far.filter((document) => !exact.has(document)) : far;
    return { query, documents: [...top.map(({ document }) => document), ...rest] };
  }

  /** Another spelling: that of the closest record, with its closest word for each term. */
  function suggest(terms: readonly string[]): string | null {
    const query = spelled(vocabulary, terms);
    const [closest] = findDocuments(query, size, postingOf).documents;
    if (closest === undefined || !('all' in query)) return null;
    const words = query.all.map((part) => {
      const having = 'words' in part ? part.words.filter(({ word }) => has(postingOf(word), closest)) : [];
      return having.sort((a, b) => b.weight - a.weight)[0]?.word;
    });
    return words.flatMap((word) => (word === undefined ? [] : [vocabulary.words[word]])).join(' ');
  }

  function answer(terms: readonly string[], words: string): TextAnswer {
    const known = terms.every((term) => vocabulary.hasPrefix(term));
    const reads = known ? [find(asWritten(vocabulary, terms), words)] : [];
    let documents = reads[0]?.documents ?? [];
    for (const { query, below } of forgivingReadings(vocabulary, terms)) {
      const [first] = documents;
      if (first !== undefined && (documents.length >= below || nameOf(first) === words)) continue;
      const more = find(query(), words);
      const before = new Set(documents);
      documents = [...documents, ...more.documents.filter((document) => !before.has(document))];
      reads.push(more);
    }
    const matched = (document: number) => {
      const read = reads.find(({ documents: found }) => found.includes(document));
      const having = new Set(read && wordsIn(read.query).filter((word) => has(postingOf(word), document)));
      return Array.from(having, (word) => vocabulary.words[word] as string);
    };
    return { documents, matched, did_you_mean: known ? null : suggest(terms) };
  }

  const answers = new LRUCache<string, TextAnswer>({
    maxSize: CACHED_HITS,
    sizeCalculation: ({ documents }) => documents.length + EMPTY_ANSWER,
  });
  return {
    ...source,
    hasWord: (word) => vocabulary.hasPrefix(word),
    search(text) {
      const typed = queryWords(text);
      if (typed.length === 0) return NOTHING_FOUND;
      const words = typed.join(' ');
      const found = answers.get(words) ?? answer([...new Set(typed)].slice(0, MOST_TERMS), words);
      answers.set(words, found);
      return found;
    },
  };
}

/** What one way to understand the words found. */
interface Read {
  query: TextQuery;
  documents: readonly number[];
}

function has({ documents }: Posting, wanted: number): boolean {
  let low = 0;
  let high = documents.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = documents[middle] as number;
    if (value === wanted) return true;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
