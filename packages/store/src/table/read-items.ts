import type { ReadableTable } from './engine/readable-table';
import { StoredBytes } from './engine/stored-bytes';
import type { Item, Key } from './keys';
import { requestsOf } from './requests';

/** What is stored under a key; undefined where there is nothing. */
export async function readItem(table: ReadableTable, key: Key): Promise<Item | undefined> {
  const { items } = await requestsOf(table).get(key);
  return items[0] && withBuffers(items[0]);
}

/** Bounds of the sort keys that begin with a digit: ':' comes right after '9'. */
const DIGITS = { from: '0', to: ':' };

/** All items of a partition whose sort keys are numbers, one request for each 1 MB: for whole collections, never for a visitor's list. */
export async function* numberedItems(table: ReadableTable, pk: string): AsyncGenerator<Item> {
  const { query } = requestsOf(table);
  let after: Record<string, string> | undefined;
  do {
    const of = { index: null, key: pk };
    const options = { ConsistentRead: true, after } as const;
    const answer = await query(of, DIGITS, options);
    yield* answer.items.map(withBuffers);
    after = answer.last;
  } while (after);
}

/** An item whose bytes are decoded. */
const withBuffers = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      value instanceof StoredBytes ? value.toBuffer() : value,
    ]),
  ) as Item;
