import { BatchGetCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { everyItem } from '@tussock/server/table/every-item';
import { send } from '@tussock/server/table/table';
import { type ChunkedText, chunksKey } from '../table/chunks';
import type { DirectoryTable } from '../table/engine/client';
import { type Key, nameOf, RELEASES } from '../table/keys';
import { untilNoneLeft } from './until-none-left';

export type StoredItem = Readonly<Record<string, unknown>>;

/** What the engine takes in one request. */
const KEYS_AT_ONCE = 100;

/** The manifests and the pointer, oldest first, the pointer last. */
export async function releaseEntries(table: DirectoryTable): Promise<StoredItem[]> {
  const entries: StoredItem[] = [];
  for await (const item of everyItem(table, partition(RELEASES))) entries.push(item);
  return entries;
}

/** The first chunks of a text, as many as its release has. */
export async function storedChunks(
  table: DirectoryTable,
  release: number,
  text: ChunkedText,
  expected: number,
): Promise<StoredItem[]> {
  const chunks: StoredItem[] = [];
  for await (const item of everyItem(table, partition(chunksKey(release, text)))) chunks.push(item);
  return chunks.slice(0, expected);
}

/** Asks for all items under a key. */
export const partition = (pk: string) => ({
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': pk },
  ConsistentRead: true,
});

/** The items under these keys, a hundred at once, each with its key; undefined where there is none. */
export async function* itemsUnder<K extends Key>(
  table: DirectoryTable,
  keys: readonly K[],
): AsyncGenerator<[K, StoredItem | undefined]> {
  for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
    const some = keys.slice(from, from + KEYS_AT_ONCE);
    const found = await batchOf(table, some);
    for (const key of some) yield [key, found.get(nameOf(key))];
  }
}

async function batchOf(table: DirectoryTable, keys: readonly Key[]): Promise<Map<string, StoredItem>> {
  const found = new Map<string, StoredItem>();
  await untilNoneLeft(table, keys, async (left) => {
    const Keys = left.map(({ pk, sk }) => ({ pk, sk }));
    const RequestItems = { [table.name]: { Keys, ConsistentRead: true } };
    const answer = await send(table, new BatchGetCommand({ RequestItems }));
    for (const item of answer.Responses?.[table.name] ?? []) found.set(nameOf(item as Key), item);
    return (answer.UnprocessedKeys?.[table.name]?.Keys ?? []) as unknown as Key[];
  });
  return found;
}

/** The keys of all items of the table. */
export async function* allKeys(table: DirectoryTable): AsyncGenerator<Key> {
  let from: Record<string, unknown> | undefined;
  do {
    const answer = await send(
      table,
      new ScanCommand({
        TableName: table.name,
        ProjectionExpression: 'pk, sk',
        ...(from && { ExclusiveStartKey: from }),
      }),
    );
    yield* (answer.Items ?? []) as Key[];
    from = answer.LastEvaluatedKey;
  } while (from);
}
