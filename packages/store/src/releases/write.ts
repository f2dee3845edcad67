import type { DirectoryTable } from '../table/engine/client';
import type { Item, Key } from '../table/keys';
import { untilNoneLeft } from './until-none-left';
import { deleteRequest, putRequest, sendBatch, type WriteRequest } from './write-request';

const BATCH = 25;
const AT_ONCE = 8;
export interface WriteOptions {
  /** Items in a request: 25 are allowed, fewer are better where they are large. */
  batch?: number;
  signal?: AbortSignal | undefined;
  /** Called with how many of the requests, in their order, are known to be written. */
  onWritten?: (written: number) => Promise<void> | void;
}

/** Writes items, over what is there. Throws `StoreUnavailable`; what was written by then stays. */
export const putAll = (table: DirectoryTable, items: Iterable<Item>, options?: WriteOptions) =>
  writeAll(table, mapped(items, putRequest), options);

/** Deletes items; a key without one is no fault. Throws `StoreUnavailable`. */
export const deleteAll = (table: DirectoryTable, keys: Iterable<Key>, options?: WriteOptions) =>
  writeAll(table, mapped(keys, deleteRequest), options);

/** Writes in batches, a few at once; only those under way are in memory. A stop waits for them. */
async function writeAll(
  table: DirectoryTable,
  requests: Iterable<WriteRequest>,
  { batch = BATCH, signal, onWritten }: WriteOptions = {},
): Promise<void> {
  let written = 0;
  for (const round of slices(slices(requests, batch), AT_ONCE)) {
    signal?.throwIfAborted();
    await Promise.all(
      round.map((requests) => untilNoneLeft(table, requests, (left) => sendBatch(table, left))),
    );
    written += round.reduce((sum, { length }) => sum + length, 0);
    await onWritten?.(written);
  }
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
