import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { DirectoryTable } from './client';
import { incompleteAnswer, withinBudget } from './faults';
import { type Item, position } from './keys';

export type ChunkedText = 'catalogue' | 'text_index' | 'tables' | 'keys';

/** Bytes of a chunk, so that its item stays well under 400 KB. */
const CHUNK_BYTES = 340 * 1024;

const chunksKey = (release: number, text: ChunkedText) => `${release}#chunks#${text}`;

/** The items that hold a text too long for one: compressed, in pieces. */
export async function chunkItems(release: number, text: ChunkedText, content: string): Promise<Item[]> {
  const packed = await promisify(gzip)(content);
  return Array.from({ length: Math.ceil(packed.length / CHUNK_BYTES) }, (_, at) => ({
    pk: chunksKey(release, text),
    sk: position(at),
    data: packed.subarray(at * CHUNK_BYTES, (at + 1) * CHUNK_BYTES),
  }));
}

/** Reads a chunked text, one Query for each 1 MB of it; `expected` is the number of its chunks. */
export async function readChunks(
  table: DirectoryTable,
  release: number,
  text: ChunkedText,
  expected: number,
): Promise<string> {
  const pieces: Uint8Array[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const answer = await withinBudget(table.budget, (abortSignal) =>
      table.client.send(
        new QueryCommand({
          TableName: table.name,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': chunksKey(release, text) },
          ConsistentRead: true,
          ...(from && { ExclusiveStartKey: from }),
        }),
        { abortSignal },
      ),
    );
    for (const item of answer.Items ?? []) pieces.push(item.data as Uint8Array);
    from = answer.LastEvaluatedKey;
  } while (from);
  if (pieces.length !== expected) throw incompleteAnswer(`${text} of release ${release}`);
  return (await promisify(gunzip)(Buffer.concat(pieces))).toString();
}
