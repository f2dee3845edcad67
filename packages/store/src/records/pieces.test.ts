import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Lists, piecesOf } from './pieces';

/** Characters of the rows that one item may have. */
const ROOM = 100_000;
/** Rows of which two or many fill an item, and now and then one that is more than it. */
const row = fc
  .tuple(fc.nat(99), fc.oneof(fc.nat(60_000), fc.constantFrom(1_000, 99_990, 120_000)))
  .map(([id, length]) => ({ id, text: 'x'.repeat(length) }));
const lists: fc.Arbitrary<Lists> = fc.dictionary(
  fc.constantFrom('cards', 'outcomes', 'figures'),
  fc.array(row, { maxLength: 12 }),
);
const lengthOf = (rows: readonly object[] = []) =>
  rows.reduce((sum, one) => sum + JSON.stringify(one).length, 0);

describe('lists cut into pieces', () => {
  it('have every row once, in its order, and one list in each piece', () => {
    fc.assert(
      fc.property(lists, (given) => {
        const pieces = piecesOf(given);
        for (const [name, rows] of Object.entries(given))
          expect(pieces.flatMap((piece) => piece[name] ?? [])).toEqual(rows);
        const hasRows = Object.values(given).flat().length > 0;
        for (const piece of pieces) expect(Object.keys(piece)).toHaveLength(hasRows ? 1 : 0);
      }),
      { numRuns: 40 },
    );
  });

  it('have as many rows in a piece as there is room for, and one at least', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
        const pieces = piecesOf({ rows }).map((piece) => piece.rows ?? []);
        for (const [at, piece] of pieces.entries()) {
          expect(piece.length).toBeGreaterThan(0);
          if (piece.length > 1) expect(lengthOf(piece)).toBeLessThanOrEqual(ROOM);
          const next = pieces[at + 1]?.slice(0, 1);
          if (next) expect(lengthOf([...piece, ...next])).toBeGreaterThan(ROOM);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('are one empty piece where there is no row: nothing stored would say that they are missing', () => {
    expect(piecesOf({})).toEqual([{}]);
    expect(piecesOf({ cards: [], outcomes: [] })).toEqual([{}]);
  });
});
