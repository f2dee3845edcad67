import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Engine, newTable, startEngine } from '../../../../tests/support/engines';
import type { DirectoryTable } from '../table/engine/client';
import { wholeKey } from '../table/keys';
import { recordFields } from '../table/record-text';
import { shapeOf } from '../table/shape';
import { type Lists, pieceItems, piecesOf, readLists } from './pieces';

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

  it('fill a piece to the last character', () => {
    const half = { text: 'x'.repeat(ROOM / 2 - '{"text":""}'.length) };
    expect(piecesOf({ rows: [half, half] })).toHaveLength(1);
    expect(piecesOf({ rows: [half, { text: `${half.text}x` }] })).toHaveLength(2);
  });

  it('are one empty piece where there is no row: nothing stored would say that they are missing', () => {
    expect(piecesOf({})).toEqual([{}]);
    expect(piecesOf({ cards: [], outcomes: [] })).toEqual([{}]);
  });
});

describe('stored lists', () => {
  const note = z.array(z.strictObject({ words: z.string(), read_on: z.string().nullable() }));
  const notes = [
    { words: 'one', read_on: null },
    { words: 'two', read_on: '2026-11-20' },
  ];
  let engine: Engine;
  let table: DirectoryTable;
  beforeAll(async () => {
    engine = await startEngine('dynalite');
    table = await newTable(engine);
  });
  afterAll(() => engine?.close());

  let releases = 0;
  /** What is read of items, by `note` alone. */
  async function readBack(items: Iterable<object>) {
    releases += 1;
    const pk = wholeKey(releases, 'corrections');
    for (const item of items)
      await table.client.send(new PutCommand({ TableName: table.name, Item: { ...item, pk } }));
    return readLists(table, pk, { notes: note });
  }
  const itemsOf = (lists: Lists, schemas: Record<string, typeof note> = { notes: note }) => [
    ...pieceItems(wholeKey(1, 'corrections'), piecesOf(lists), schemas),
  ];

  it('come back as they were, and say of which fields their rows are', async () => {
    const items = itemsOf({ notes });
    expect(items.map(({ shape }) => shape)).toEqual([shapeOf(note)]);
    const { lists, pieces, size } = await readBack(items);
    expect([lists, pieces]).toEqual([{ notes }, 1]);
    expect(size).toBeGreaterThan(JSON.stringify({ notes }).length);
    const long = await readBack(itemsOf({ notes: [{ words: 'x'.repeat(50_000), read_on: null }] }));
    expect(long.size - size).toBeGreaterThan(40_000);
  });

  it('of rows with other fields are read by the schema', async () => {
    const older = [{ words: 'one', colour: 'red' }];
    const [item] = itemsOf({ notes: older });
    expect(recordFields(item as never)).toEqual({ notes: older });
    const { lists } = await readBack([{ ...item, shape: 'another' }]);
    expect(lists).toEqual({ notes: [{ words: 'one', read_on: null }] });
  });

  it('are without a list that a later version stored, and none where nothing is', async () => {
    const items = itemsOf({ notes, later: [{ any: 1 }] }, { notes: note, later: z.array(z.any()) as never });
    expect((await readBack(items)).lists).toEqual({ notes });
    expect(await readBack([])).toMatchObject({ lists: {}, pieces: 0 });
    expect(await readBack(itemsOf({ notes: [] }))).toMatchObject({ lists: {}, pieces: 1 });
  });
});
