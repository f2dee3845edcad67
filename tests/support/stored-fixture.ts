import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { DirectoryTable } from '@tussock/store/client';

export type StoredItem = { pk: string; sk: string } & Record<string, unknown>;

/** What the API answered over a stored directory when it was stored, by address. */
export type StoredAnswers = Record<string, { status: number; body: unknown }>;

const read = (folder: string, file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures', folder, file), 'utf8'));

/** Every item of a directory table as an earlier version of this program wrote it; binary values come as base64. */
export const storedItems = (folder: string): StoredItem[] =>
  (read(folder, 'items.json') as StoredItem[]).map(
    (item) =>
      Object.fromEntries(Object.entries(item).map(([name, value]) => [name, bytesOf(value)])) as StoredItem,
  );

function bytesOf(value: unknown): unknown {
  const { base64 } = (value ?? {}) as { base64?: string };
  return typeof base64 === 'string' ? Buffer.from(base64, 'base64') : value;
}

export const storedAnswers = (folder: string): StoredAnswers => read(folder, 'answers.json');

/** What a table takes in one request. */
const BATCH = 25;

export async function putItems(
  { client, name }: DirectoryTable,
  items: readonly StoredItem[],
): Promise<void> {
  for (let at = 0; at < items.length; at += BATCH) {
    const puts = items.slice(at, at + BATCH).map((Item) => ({ PutRequest: { Item } }));
    const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems: { [name]: puts } }));
    if (Object.keys(UnprocessedItems ?? {}).length > 0) throw new Error('The table did not take every item');
  }
}
