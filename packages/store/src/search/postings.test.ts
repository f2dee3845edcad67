import * as fc from 'fast-check';
import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { Postings } from './postings';
import { sources } from './search.fixture';
import { buildTextIndex, TEXT_INDEX_OPTIONS } from './text-index';
import { Vocabulary } from './vocabulary';

const BOOST = { name: 6, labels: 2, text: 1 };
const word = fc.constantFrom('kauri', 'kau', 'rimu', 'rata', 'ratan', 'r', 'street', 'point');
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

describe('postings', () => {
  it('find what MiniSearch finds for the same words, and rank it alike', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(name, { minLength: 1, maxLength: 12 }),
        fc.uniqueArray(word, { minLength: 1, maxLength: 3 }),
        (names, terms) => {
          const serialised = buildTextIndex(sources({ providers: names }));
          const oracle = MiniSearch.loadJSON(serialised, TEXT_INDEX_OPTIONS).search({
            combineWith: 'AND',
            queries: terms.map((term) => ({ queries: [term], prefix: term.length > 1, boost: BOOST })),
          });
          const found = new Postings(JSON.parse(serialised), BOOST).search(terms);
          // MiniSearch multiplies by the number of terms, which is the same for all.
          const expected = new Map(oracle.map(({ title, score }) => [title, score / terms.length]));
          expect(found.map(({ record }) => record.title).sort()).toEqual([...expected.keys()].sort());
          for (const { record, score } of found)
            expect(score).toBeCloseTo(expected.get(record.title) ?? 0, 3);
          for (const { record, matched } of found)
            for (const each of matched()) expect(record.title.split(' ')).toContain(each);
          const scores = found.map(({ score }) => score);
          expect(scores).toEqual([...scores].sort((a, b) => b - a));
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('a vocabulary', () => {
  it('knows the words that begin with a text', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ maxLength: 4 })),
        fc.string({ maxLength: 2 }),
        (words, prefix) => {
          const vocabulary = new Vocabulary(words);
          const expected = words.filter((each) => each.startsWith(prefix));
          expect(vocabulary.words.slice(...vocabulary.range(prefix))).toEqual([...expected].sort());
          expect(vocabulary.hasPrefix(prefix)).toBe(expected.length > 0);
        },
      ),
    );
  });
});
