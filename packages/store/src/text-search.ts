import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { type StoredText, TEXT_INDEX_OPTIONS } from './text-index';
import { askedTerms, termsOf } from './text-terms';
import { Vocabulary } from './vocabulary';

/** A record found by words. */
export interface TextHit extends StoredText {
  score: number;
  /** The words of the record that matched, folded. */
  matched: string[];
}

export interface TextAnswer {
  /** Best first. */
  hits: TextHit[];
  /** Another spelling that finds something, where a word of the query is not in the directory. */
  did_you_mean: string | null;
}

export interface TextIndex {
  search(text: string): TextAnswer;
}

/** With fewer hits than this, records that are one edit away are added behind. */
const FEW = 5;
const RERANKED = 50;
const MOST_TERMS = 12;

const fuzziness = (edits: number) => (term: string) =>
  term.length < 3 ? false : Math.min(edits, term.length < 4 ? 1 : edits);

const OPTIONS = {
  boost: { name: 6, labels: 2, text: 1 },
  combineWith: 'AND' as const,
  // The words come one by one and ready: taken apart again, a stop-word that is meant as a beginning would be lost.
  tokenize: (term: string) => [term],
};

/** A word of the query: as it stands and as a beginning where the directory knows it, else with one edit. */
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

interface Reading {
  query: Query;
  /** Tried only while fewer records than this were found. */
  below: number;
}

/** Readings of the words from strict to forgiving; what the later ones find stands behind. */
function readings(terms: string[], vocabulary: Vocabulary): Reading[] {
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

/** An exact name stands first, a name that begins with the words next. */
function nameFirst(hits: TextHit[], terms: string[]): TextHit[] {
  const words = terms.join(' ');
  const weigh = (hit: TextHit) => {
    const name = termsOf(hit.title).join(' ');
    return hit.score * (name === words ? 4 : name.startsWith(words) ? 1.5 : 1);
  };
  const top = hits.slice(0, RERANKED).map((hit) => ({ ...hit, score: weigh(hit) }));
  return [...top.sort((a, b) => b.score - a.score), ...hits.slice(RERANKED)];
}

function toHit({ kind, id, slug, title, excerpt, score, terms }: SearchResult): TextHit {
  return { kind, id, slug, title, excerpt, score, matched: terms };
}

/** Loads what `buildTextIndex` wrote. */
export function openTextIndex(serialised: string): TextIndex {
  const stored = JSON.parse(serialised);
  const vocabulary = new Vocabulary(stored.index.map(([term]: [string]) => term));
  const index = MiniSearch.loadJS(stored, TEXT_INDEX_OPTIONS);

  function find(terms: string[]): TextHit[] {
    const found = new Map<string, TextHit>();
    for (const { query, below } of readings(terms, vocabulary)) {
      if (found.size >= below) continue;
      const hits = nameFirst(index.search(query, OPTIONS).map(toHit), terms);
      for (const hit of hits) {
        const key = `${hit.kind}:${hit.id ?? hit.title}`;
        if (!found.has(key)) found.set(key, hit);
      }
    }
    return [...found.values()];
  }

  function otherSpelling(terms: string[]): string | null {
    if (terms.every((term) => vocabulary.hasPrefix(term))) return null;
    const options = { prefix: false, fuzzy: fuzziness(2), combineWith: 'AND' as const };
    return index.autoSuggest(terms.join(' '), options)[0]?.suggestion ?? null;
  }

  return {
    search(text) {
      const terms = askedTerms(text).slice(0, MOST_TERMS);
      if (terms.length === 0) return { hits: [], did_you_mean: null };
      return { hits: find(terms), did_you_mean: otherSpelling(terms) };
    },
  };
}
