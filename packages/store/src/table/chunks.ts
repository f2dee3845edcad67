import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, createGzip, gunzip } from 'node:zlib';
import type { ZodType } from 'zod';
import type { ReadableTable } from './engine/readable-table';
import { IncompleteAnswer } from './errors';
import { type Item, position } from './keys';
import { numberedItems } from './read-items';
import { shapeOf } from './shape';

/** The texts of a release that are stored in chunks, under the names that their keys have. */
export const CHUNKED_TEXTS = [
  // The active offers as they are searched, and the cards of firms and funds.
  'catalogue',
  'firms',
  // The whole changelog: changes, fact ledger, outcomes and corrections.
  'record',
  // What the ledger is counted by, and in which chunks of `record` its rows are.
  'ledger',
  // The changes alone.
  'changes',
  'text_index',
  // What the release was made from, for export and diff.
  'tables',
  'retired_slugs',
  'denied',
  'tombstones',
  // The key and the hash of every item.
  'keys',
] as const;
export type ChunkedText = (typeof CHUNKED_TEXTS)[number];

/** Bytes of a chunk, so that its item stays well under 400 KB. */
const CHUNK_BYTES = 340 * 1024;

export const chunksKey = (release: number, text: ChunkedText) => `${release}#chunks#${text}`;

/** Characters that are handed to the compressor at once. */
const PIECE = 256 * 1024;

/** The usual 6 takes nearly twice the time for 5% less. */
export const CHUNK_COMPRESSION = { level: 4 };

/**
 * The items that hold a text too long for one: compressed, in pieces. `shape` is what `shapeOf` says of the records in it, where a
 * reader asks. Throws what making the content throws.
 */
export async function chunkItems(
  release: number,
  text: ChunkedText,
  content: Iterable<string | Uint8Array>,
  shape?: string,
): Promise<Item[]> {
  const pieces: Buffer[] = [];
  await pipeline(
    joined(content),
    createGzip(CHUNK_COMPRESSION),
    async (compressed: AsyncIterable<Buffer>) => {
      for await (const piece of compressed) pieces.push(piece);
    },
  );
  const packed = Buffer.concat(pieces);
  return Array.from({ length: Math.ceil(packed.length / CHUNK_BYTES) }, (_, at) => ({
    ...chunkItem(release, text, at, packed.subarray(at * CHUNK_BYTES, (at + 1) * CHUNK_BYTES)),
    ...(shape && { shape }),
  }));
}

export const chunkItem = (release: number, text: ChunkedText, at: number, data: Uint8Array): Item => ({
  pk: chunksKey(release, text),
  sk: position(at),
  data,
});

function* joined(pieces: Iterable<string | Uint8Array>): Generator<Uint8Array> {
  let text = '';
  for (const piece of pieces) {
    const isText = typeof piece === 'string';
    if (isText) text += piece;
    if (isText && text.length < PIECE) continue;
    if (text !== '') yield Buffer.from(text);
    text = '';
    if (!isText) yield piece;
  }
  yield Buffer.from(text);
}

/** Reads what is in chunks, one Query for each 1 MB of it; `expected` is the number of chunks. */
export const readChunkedBytes = async (...of: Parameters<typeof piecesOf>): Promise<Buffer> =>
  unpacked((await piecesOf(...of)).pieces);

const unpacked = (pieces: readonly Uint8Array[]): Promise<Buffer> => promisify(gunzip)(Buffer.concat(pieces));

/** Reads a chunked text in the same way. */
export const readChunks = async (...of: Parameters<typeof piecesOf>): Promise<string> =>
  (await readChunkedBytes(...of)).toString();

/** What a chunked text holds, from JSON; `isCurrent` where it was stored with the very fields of the schema, so that nothing is to be checked. */
export async function readChunkedJson(
  schema: ZodType,
  ...of: Parameters<typeof piecesOf>
): Promise<{ value: unknown; isCurrent: boolean }> {
  const { pieces, shape } = await piecesOf(...of);
  const value: unknown = JSON.parse((await unpacked(pieces)).toString());
  return { value, isCurrent: shape !== undefined && shape === shapeOf(schema) };
}

/** The lines of a chunked text, some at a time: a whole one may be longer than a string can be. */
export async function* readChunkLines(...of: Parameters<typeof piecesOf>): AsyncGenerator<string[]> {
  yield* linesOf((await piecesOf(...of)).pieces);
}

async function* linesOf(pieces: readonly Uint8Array[]): AsyncGenerator<string[]> {
  const text = Readable.from(pieces).pipe(createGunzip()).setEncoding('utf8');
  let rest = '';
  for await (const more of text) {
    const lines = (rest + more).split('\n');
    rest = lines.pop() ?? '';
    yield lines;
  }
  yield [rest];
}

/**
 * The rows of a chunked list, some at a time, and whether they were stored with the very fields of the schema. Where a list is not
 * stored with a row on each line, all rows come at once.
 */
export async function* readChunkedRows(
  schema: ZodType,
  ...of: Parameters<typeof piecesOf>
): AsyncGenerator<{ rows: unknown[]; isCurrent: boolean }> {
  const { pieces, shape } = await piecesOf(...of);
  const isCurrent = shape !== undefined && shape === shapeOf(schema);
  for await (const lines of linesOf(pieces)) yield { rows: lines.flatMap(rowsOfLine), isCurrent };
}

/** Of a list that is on one line, or of a line of one: "[{…},", "{…}," or "{…}]". A row begins and ends with a brace. */
function rowsOfLine(line: string): unknown[] {
  const from = line.startsWith('[') ? '' : '[';
  const to = line.endsWith(']') ? '' : ']';
  return JSON.parse(from + line.replace(/,$/, '') + to);
}

async function piecesOf(
  table: ReadableTable,
  release: number,
  text: ChunkedText,
  expected: number,
): Promise<{ pieces: Uint8Array[]; shape: string | undefined }> {
  const items: Item[] = [];
  for await (const item of numberedItems(table, chunksKey(release, text))) items.push(item);
  if (items.length < expected || expected === 0) throw new IncompleteAnswer(`${text} of release ${release}`);
  // A run that was continued elsewhere may have needed a piece less than the run before.
  const pieces = items.slice(0, expected).map(({ data }) => data as Uint8Array);
  return { pieces, shape: items[0]?.shape as string | undefined };
}
