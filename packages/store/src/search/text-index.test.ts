import * as fc from 'fast-check';
import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { findDocuments, wordsIn } from './find-documents';
import { sources } from './search.fixture';
import { spelledLike } from './spelling';
import { textDocuments } from './text-documents';
import { textInMemory } from './text-in-memory';
import { buildTextIndex, readTextIndex } from './text-index';
import { asWritten, forgivingReadings, type TextQuery } from './text-query';
import { openTextIndex } from './text-search';
import { termsOf } from './text-terms';
import { Vocabulary } from './vocabulary';

const BOOST = { name: 6, labels: 2, text: 1 };
const word = fc.constantFrom(
  'kauri',
  'kau',
  'kauris',
  'rimu',
  'rata',
  'ratan',
  'r',
  'street',
  'streets',
  'point',
  'macrocarpa',
);
const typed = fc.oneof(
  word,
  fc.constantFrom('kaurj', 'stret', 'pointe', 'kauristreet', 'macorcarpa', 'macrcarp', 'zzz'),
);
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

/** MiniSearch over the same text. */
function miniSearchOf(names: readonly string[]) {
  const index = new MiniSearch({
    fields: ['name', 'labels', 'text'],
    storeFields: ['kind', 'id', 'slug', 'title', 'excerpt'],
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  const documents = [...textDocuments(sources({ providers: [...names] }))];
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  return index;
}

const fuzzyOf = (edits: number) => (term: string) =>
  term.length < 3 ? false : Math.min(edits, term.length < 7 ? 1 : edits);

describe('a text index', () => {
  it('finds what MiniSearch finds for the same words, as written and with typing errors, and scores it alike', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(name, { minLength: 1, maxLength: 12 }),
        fc.uniqueArray(typed, { minLength: 1, maxLength: 3 }),
        (names, terms) => {
          const text = readTextIndex(buildTextIndex(sources({ providers: names })));
          const { vocabulary, size, posting } = textInMemory(text);
          const [, oneEdit, twoEdits] = forgivingReadings(vocabulary, terms);
          const ours: [TextQuery | undefined, number][] = [
            [asWritten(vocabulary, terms), 0],
            [oneEdit?.query(), 1],
            [twoEdits?.query(), 2],
          ];
          for (const [query, edits] of ours) {
            const oracle = miniSearchOf(names).search(
              {
                combineWith: 'AND',
                queries: terms.map((term) => ({
                  queries: [term],
                  prefix: term.length > 1,
                  fuzzy: fuzzyOf(edits)(term),
                  boost: BOOST,
                })),
              },
              { tokenize: (term) => [term] },
            );
            const found = findDocuments(query as TextQuery, size, posting);
            const expected = new Map(oracle.map(({ title, score }) => [title as string, score]));
            const titles = Array.from(found.documents, (document) => text.records[document]?.title ?? '');
            expect(titles.sort()).toEqual([...expected.keys()].sort());
            for (const document of found.documents) {
              const score = expected.get(text.records[document]?.title ?? '') ?? 0;
              expect(Math.abs((found.scores[document] as number) / score - 1)).toBeLessThan(0.001);
            }
            const scores = Array.from(found.documents, (document) => found.scores[document] as number);
            expect(scores).toEqual([...scores].sort((a, b) => b - a));
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('reads what releases before stored, which was MiniSearch’s own', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(name, { maxLength: 12 }),
        fc.array(typed, { maxLength: 3 }),
        (names, terms) => {
          const stored = Buffer.from(JSON.stringify(miniSearchOf(names)));
          const [before, now] = [stored, buildTextIndex(sources({ providers: names }))].map((bytes) =>
            openTextIndex(textInMemory(readTextIndex(bytes))),
          );
          const answer = now?.search(terms.join(' '));
          expect(before?.search(terms.join(' '))).toMatchObject({
            documents: answer?.documents,
            did_you_mean: answer?.did_you_mean,
          });
        },
      ),
    );
  });

  it('names the words that matched, each once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 8 }), typed, (names, term) => {
        const index = openTextIndex(
          textInMemory(readTextIndex(buildTextIndex(sources({ providers: names })))),
        );
        const { documents, matched } = index.search(term);
        for (const document of documents) {
          const words = matched(document);
          expect(words.length).toBeGreaterThan(0);
          expect(new Set(words).size).toBe(words.length);
          for (const each of words) expect(index.record(document).title.split(' ')).toContain(each);
        }
      }),
    );
  });

  it('refuses what it cannot read', () => {
    expect(() => readTextIndex(Buffer.from('nothing of the kind'))).toThrow('no text index');
    const later = buildTextIndex(sources({}));
    later.writeUInt32LE(9, 'TUSSOCK-TEXT'.length);
    expect(() => readTextIndex(later)).toThrow('version 9');
  });
});

/** Levenshtein’s distance, the plain way. */
function edits(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  if (a[0] === b[0]) return edits(a.slice(1), b.slice(1));
  return 1 + Math.min(edits(a.slice(1), b), edits(a, b.slice(1)), edits(a.slice(1), b.slice(1)));
}

describe('a vocabulary', () => {
  const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
  const sorted = fc.uniqueArray(short).map((words) => words.sort());

  it('knows the words that begin with a text', () => {
    fc.assert(
      fc.property(sorted, fc.string({ maxLength: 2 }), (words, prefix) => {
        const vocabulary = new Vocabulary(words);
        const expected = words.filter((each) => each.startsWith(prefix));
        expect(vocabulary.words.slice(...vocabulary.range(prefix))).toEqual(expected);
        expect(vocabulary.hasPrefix(prefix)).toBe(expected.length > 0);
      }),
    );
  });

  it('knows every word within some edits, and how many they are', () => {
    fc.assert(
      fc.property(sorted, short, fc.integer({ min: 0, max: 2 }), (words, term, most) => {
        const expected = words.map((each, at) => [at, edits(each, term)]).filter(([, n]) => (n ?? 9) <= most);
        expect([...spelledLike(new Vocabulary(words), term, most)]).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});

it('the words of a query are those of all its parts', () => {
  const [a, b] = [
    { word: 1, weight: 1 },
    { word: 2, weight: 1 },
  ];
  expect(wordsIn({ all: [{ words: [a] }, { some: [{ words: [b] }, { words: [a] }] }] })).toEqual([1, 2, 1]);
});
