import { LRUCache } from 'lru-cache';
import MiniSearch, { type Query } from 'minisearch';
import { Postings } from './postings';
import { type StoredText, TEXT_INDEX_OPTIONS } from './text-index';
import { queryTerms, termsOf } from './text-terms';
import type { Vocabulary } from './vocabulary';

/** A record found by words. */
export interface TextHit {
  record: StoredText;
  score: number;
  /** The words of the record that matched, folded. */
  matched: () => string[];
}

export interface TextAnswer {
  /** Best first. */
  hits: readonly TextHit[];
  /** Another spelling that finds something, where a word of the query is not in the directory. */
  did_you_mean: string | null;
}

export interface TextIndex {
  search(text: string): TextAnswer;
  records: readonly StoredText[];
  /** Whether a record has a word that begins with this one, which is folded. */
  hasWord(word: string): boolean;
}

/** With fewer hits than this and no exact name, records that are one edit away are added behind. */
const FEW = 5;
/** Hits of answers that are cached, so that a change of facet or page does not search again. */
const CACHED_HITS = 100_000;
const RERANKED = 50;
const MOST_TERMS = 12;

const fuzziness = (edits: number) => (term: string) =>
  term.length < 3 ? false : Math.min(edits, term.length < 4 ? 1 : edits);

const BOOST = { name: 6, labels: 2, text: 1 };
const OPTIONS = {
  boost: BOOST,
  combineWith: 'AND' as const,
  // The words come one by one and folded: tokenised again, a stop-word that is meant as a beginning would be lost.
  tokenize: (term: string) => [term],
};

/** A word of the query: exact and as a beginning where the directory has it, else with one edit. */
function strictly(term: string, vocabulary: Vocabulary): Query {
  if (vocabulary.hasPrefix(term)) return { queries: [term], prefix: term.length > 1, fuzzy: false };
  const nearly: Query = { queries: [term], prefix: true, fuzzy: fuzziness(1) };
  const halves = vocabulary.splitWord(term);
  if (!halves) return nearly;
  return { combineWith: 'OR', queries: [nearly, { combineWith: 'AND', queries: halves }] };
}

const forgivingly = (term: string, edits: number): Query => ({
  queries: [term],
  prefix: term.length > 1,
  fuzzy: fuzziness(edits),
});

/** Forgiving readings of the words, each with the number of hits below which it is tried. */
function readings(terms: string[], vocabulary: Vocabulary): { query: Query; below: number }[] {
  const pairs = terms.slice(1).map((term, at) => (terms[at] ?? '') + term);
  const all = (queries: Query[]): Query => ({ combineWith: 'AND', queries });
  const some = (queries: Query[]): Query => ({ combineWith: 'OR', queries });
  return [
    { query: all(terms.map((term) => strictly(term, vocabulary))), below: 1 },
    { query: all(terms.map((term) => forgivingly(term, 1))), below: FEW },
    { query: all(terms.map((term) => forgivingly(term, 2))), below: 1 },
    { query: some([...terms, ...pairs].map((term) => forgivingly(term, 1))), below: 1 },
  ];
}

const hasName = ({ record }: TextHit, words: string) => termsOf(record.title).join(' ') === words;

/** An exact name comes first, a name that begins with the words next. */
function nameFirst(hits: TextHit[], words: string): TextHit[] {
  const weigh = (hit: TextHit) => {
    const name = termsOf(hit.record.title).join(' ');
    return hit.score * (name === words ? 4 : name.startsWith(words) ? 1.5 : 1);
  };
  const top = hits.slice(0, RERANKED).map((hit) => ({ ...hit, score: weigh(hit) }));
  return [...top.sort((a, b) => b.score - a.score), ...hits.slice(RERANKED)];
}

/** Adds what was not found before. */
function append(found: TextHit[], hits: TextHit[]): TextHit[] {
  const keyOf = ({ record }: TextHit) => `${record.kind}:${record.id ?? record.title}`;
  const known = new Set(found.map(keyOf));
  return [...found, ...hits.filter((hit) => !known.has(keyOf(hit)))];
}

/** MiniSearch over the same text, for words with typing errors; loaded by the first of them. */
function menderOf(serialised: string) {
  let index: MiniSearch | undefined;
  const loaded = () => {
    index ??= MiniSearch.loadJSON(serialised, TEXT_INDEX_OPTIONS) as MiniSearch;
    return index;
  };
  return {
    search: (query: Query) =>
      loaded()
        .search(query, OPTIONS)
        .map(({ kind, id, slug, title, excerpt, score, terms }): TextHit => {
          return { record: { kind, id, slug, title, excerpt }, score, matched: () => terms };
        }),
    suggest(text: string): string | null {
      const options = { prefix: false, fuzzy: fuzziness(2), combineWith: 'AND' as const };
      return loaded().autoSuggest(text, options)[0]?.suggestion ?? null;
    },
  };
}

/** Loads what `buildTextIndex` wrote. */
export function openTextIndex(serialised: string): TextIndex {
  const postings = new Postings(JSON.parse(serialised), BOOST);
  const { vocabulary } = postings;
  const mender = menderOf(serialised);
  const answers = new LRUCache<string, TextAnswer>({
    maxSize: CACHED_HITS,
    sizeCalculation: ({ hits }) => hits.length + 1,
  });

  function answer(terms: string[]): TextAnswer {
    const words = terms.join(' ');
    const known = terms.every((term) => vocabulary.hasPrefix(term));
    let hits = known ? nameFirst(postings.search(terms), words) : [];
    for (const { query, below } of readings(terms, vocabulary)) {
      if (hits.length >= below || (hits[0] && hasName(hits[0], words))) continue;
      hits = append(hits, nameFirst(mender.search(query), words));
    }
    return { hits, did_you_mean: known ? null : mender.suggest(words) };
  }

  return {
    records: postings.records,
    hasWord: (word) => vocabulary.hasPrefix(word),
    search(text) {
      const terms = queryTerms(text).slice(0, MOST_TERMS);
      if (terms.length === 0) return { hits: [], did_you_mean: null };
      const key = terms.join(' ');
      const found = answers.get(key) ?? answer(terms);
      answers.set(key, found);
      return found;
    },
  };
}
