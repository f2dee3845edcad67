import { setTimeout as pause } from 'node:timers/promises';
import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { DirectoryTable } from '../table/client';
import { StoreUnavailable } from '../table/errors';
import { withinBudget } from '../table/faults';
import type { Item } from '../table/keys';

type WriteRequest = NonNullable<BatchWriteCommandInput['RequestItems']>[string][number];
export type Key = { pk: string; sk: string };

const BATCH = 25;
const AT_ONCE = 8;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;

export interface WriteOptions {
  /** Items in a request: 25 are allowed, fewer are better where they are large. */
  batch?: number;
  signal?: AbortSignal | undefined;
  /** Told how many of the requests, in their order, are known to be written. */
  onWritten?: (written: number) => Promise<void> | void;
}

export const putAll = (table: DirectoryTable, items: Iterable<Item>, options?: WriteOptions) =>
  writeAll(
    table,
    mapped(items, (Item) => ({ PutRequest: { Item } })),
    options,
  );

export const deleteAll = (table: DirectoryTable, keys: Iterable<Key>, options?: WriteOptions) =>
  writeAll(
    table,
    mapped(keys, ({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
    options,
  );

/** Writes in batches, a few at once; only those under way are in memory. */
async function writeAll(
  table: DirectoryTable,
  requests: Iterable<WriteRequest>,
  { batch = BATCH, signal, onWritten }: WriteOptions = {},
): Promise<void> {
  let written = 0;
  for (const round of slices(slices(requests, batch), AT_ONCE)) {
    signal?.throwIfAborted();
    await Promise.all(round.map((requests) => writeBatch(table, requests)));
    written += round.reduce((sum, { length }) => sum + length, 0);
    await onWritten?.(written);
  }
}

/** Sends a batch, and what the engine left of it again, until all is written or nothing moves for the whole budget. */
async function writeBatch(table: DirectoryTable, batch: WriteRequest[]): Promise<void> {
  let left = batch;
  let giveUpAt = Date.now() + table.budget;
  for (let tries = 0; ; tries += 1) {
    const before = left.length;
    let fault: unknown;
    try {
      left = await sendBatch(table, left);
    } catch (failed) {
      if (!(failed instanceof StoreUnavailable)) throw failed;
      fault = failed;
    }
    if (left.length === 0) return;
    if (left.length < before) giveUpAt = Date.now() + table.budget;
    const wait = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries) * (0.5 + Math.random() / 2);
    if (Date.now() + wait > giveUpAt) throw fault ?? new StoreUnavailable(5);
    await pause(wait);
  }
}

async function sendBatch(table: DirectoryTable, batch: WriteRequest[]): Promise<WriteRequest[]> {
  const { UnprocessedItems } = await withinBudget(table.budget, (abortSignal) =>
    table.client.send(new BatchWriteCommand({ RequestItems: { [table.name]: batch } }), { abortSignal }),
  );
  return UnprocessedItems?.[table.name] ?? [];
}

function* mapped<T, U>(values: Iterable<T>, change: (value: T) => U): Generator<U> {
  for (const value of values) yield change(value);
}

function* slices<T>(values: Iterable<T>, length: number): Generator<T[]> {
  let slice: T[] = [];
  for (const value of values) {
    slice.push(value);
    if (slice.length < length) continue;
    yield slice;
    slice = [];
  }
  if (slice.length > 0) yield slice;
}
