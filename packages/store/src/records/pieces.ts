import type { ZodType } from 'zod';
import type { ReadableTable } from '../table/engine/readable-table';
import { type Item, type Key, position } from '../table/keys';
import { numberedItems } from '../table/read-items';
import { type RecordText, recordFields, recordText } from '../table/record-text';
import { shapeOf } from '../table/shape';
import { storedAs } from '../table/stored';

/** Lists of rows by name. */
export type Lists = Record<string, object[]>;

/** Characters of the rows in one item, so that it stays well under 400 KB also where each takes three bytes. */
const PIECE = 100_000;

/** Lists cut into objects, each with some rows of one list: an item holds one. At least one, since nothing is not the same as lists without a row. */
export function piecesOf(lists: Readonly<Record<string, readonly object[]>>): Lists[] {
  const all = Object.entries(lists).flatMap(([name, rows]) =>
    [...cut(rows)].map((piece) => ({ [name]: piece })),
  );
  return all.length > 0 ? all : [{}];
}

function* cut<T extends object>(rows: readonly T[]): Generator<T[]> {
  let piece: T[] = [];
  let length = 0;
  for (const row of rows) {
    const { length: more } = JSON.stringify(row);
    if (length > 0 && length + more > PIECE) {
      yield piece;
      [piece, length] = [[], 0];
    }
    piece.push(row);
    length += more;
  }
  if (piece.length > 0) yield piece;
}

/** The schemas of lists by name. */
export type Schemas = Readonly<Record<string, ZodType<object[]>>>;

/** The items of the partition that holds pieces: each says of which shape its rows are. */
export function* pieceItems(pk: Key['pk'], pieces: readonly Lists[], schemas: Schemas): Generator<Item> {
  for (const [at, piece] of pieces.entries()) {
    const [schema] = Object.keys(piece).map((name) => schemas[name]);
    yield { pk, sk: position(at), ...recordText(piece, schema && shapeOf(schema)) };
  }
}

/** The lists of a partition, put together again, the number of its pieces, and their bytes in the table. Throws `ZodError`. */
export async function readLists(
  table: ReadableTable,
  pk: Key['pk'],
  schemas: Schemas,
): Promise<{ lists: Lists; pieces: number; size: number }> {
  const lists: Lists = {};
  let pieces = 0;
  let size = 1_024;
  for await (const item of numberedItems(table, pk)) {
    for (const [name, stored] of Object.entries(recordFields(item) as Lists)) {
      const schema = schemas[name];
      if (!schema) continue;
      // Rows of the very fields of the schema need no check, which takes longer than to parse them.
      const rows = item.shape === shapeOf(schema) ? stored : storedAs(schema, stored);
      lists[name] = [...(lists[name] ?? []), ...rows];
    }
    pieces += 1;
    size += (item as Partial<RecordText>).json?.length ?? 0;
  }
  return { lists, pieces, size };
}
