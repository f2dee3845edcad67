import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findDocuments } from './find-documents';
import type { TextQuery } from './text-query';

const SIZE = 12;
/** Worths and weights that a 32-bit number holds exactly, so that the order of adding does not count. */
const quarters = fc.integer({ min: 1, max: 32 }).map((n) => n / 4);

const posting = fc
  .uniqueArray(fc.record({ document: fc.nat(SIZE - 1), worth: quarters }), {
    selector: (one) => one.document,
  })
  .map((found) => found.sort((a, b) => a.document - b.document));
const postings = fc.array(posting, { minLength: 6, maxLength: 6 });

const { query } = fc.letrec<{ query: TextQuery; part: TextQuery }>((tie) => ({
  part: fc.record({
    words: fc.uniqueArray(fc.record({ word: fc.nat(5), weight: quarters }), { selector: (one) => one.word }),
  }),
  query: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('part'),
    fc.record({ all: fc.array(tie('query'), { maxLength: 3 }) }),
    fc.record({ some: fc.array(tie('query'), { maxLength: 3 }) }),
  ),
}));

it('finds what each document by itself has, worth more with each term, the closest first and of equals the first', () => {
  fc.assert(
    fc.property(query, postings, (asked, words) => {
      /** What one document is worth and how many terms it has; null where it is not found. */
      const inDocument = (part: TextQuery, document: number): [worth: number, terms: number] | null => {
        if ('words' in part) {
          const having = part.words.flatMap(({ word, weight }) =>
            (words[word] ?? []).filter((one) => one.document === document).map(({ worth }) => worth * weight),
          );
          return having.length > 0 ? [having.reduce((sum, one) => sum + one), 1] : null;
        }
        const parts = ('all' in part ? part.all : part.some).map((one) => inDocument(one, document));
        const found = parts.filter((one) => one !== null);
        if (found.length === 0 || ('all' in part && found.length < parts.length)) return null;
        return found.reduce(([worth, terms], [more, others]) => [worth + more, terms + others]);
      };
      const expected = Array.from({ length: SIZE }, (_, document) => ({
        document,
        found: inDocument(asked, document),
      }))
        .flatMap(({ document, found }) => (found ? [{ document, score: found[0] * found[1] }] : []))
        .sort((a, b) => b.score - a.score || a.document - b.document);
      const packed = words.map((one) => ({
        documents: Int32Array.from(one, ({ document }) => document),
        scores: Float32Array.from(one, ({ worth }) => worth),
      }));
      const { documents, scores } = findDocuments(
        asked,
        SIZE,
        (word) => packed[word] as (typeof packed)[number],
      );
      expect(Array.from(documents, (document) => ({ document, score: scores[document] }))).toEqual(expected);
    }),
    { numRuns: 2_000 },
  );
});
