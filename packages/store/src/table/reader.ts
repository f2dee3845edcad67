import { type ConsumedCapacity, ReturnConsumedCapacity } from '@aws-sdk/client-dynamodb';
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { ZodType } from 'zod';
import { type AddressEntry, parseAddress } from '../records/address';
import type { Page, PageRequest, SluggedKind } from '../records/directory-reads';
import type { ReadyManifest } from '../releases/manifest';
import type { DirectoryTable } from './client';
import { decodeCursor, encodeCursor } from './cursor';
import { BadCursor } from './errors';
import { incompleteAnswer, withinBudget } from './faults';
import {
  addressKey,
  countName,
  type Item,
  type ListPartition,
  position,
  type RecordKind,
  recordKeys,
  slugPartition,
  withoutKeys,
} from './keys';
import type { Loaded, ResultCache } from './result-cache';
import { TABLE } from './table';

/** How a record is stored: as one item, or as a collection of items that one Query reads. */
export interface RecordShape<T> {
  kind: RecordKind;
  stored: 'item' | 'collection';
  /** Null when items of the record are missing. `cut`: the answer ended at the 1 MB that a Query reads. */
  parse(items: Item[], cut: boolean): T | null;
}

export const oneItem = <T>(kind: RecordKind, schema: ZodType<T>): RecordShape<T> => ({
  kind,
  stored: 'item',
  parse: ([item]) => (item ? schema.parse(withoutKeys(item)) : null),
});

export interface Reader {
  list<T>(
    partition: ListPartition,
    schema: ZodType<T>,
    manifest: ReadyManifest,
    page: PageRequest,
  ): Promise<Page<T>>;
  byId<T>(release: number, shape: RecordShape<T>, id: string): Promise<T | null>;
  bySlug<T>(release: number, shape: RecordShape<T> & { kind: SluggedKind }, slug: string): Promise<T | null>;
  /** As `byId`, for what no process may keep. */
  uncached<T>(release: number, shape: RecordShape<T>, id: string): Promise<T | null>;
  address(release: number, kind: SluggedKind, slug: string): Promise<AddressEntry | null>;
}

interface Answer {
  items: Item[];
  /** Where the answer ended, if it ended before the partition did. */
  last: Record<string, unknown> | undefined;
  size: number;
}

/** Milliseconds before a list with rows missing is read again. */
const REREADS = [40, 120, 300];
const MAX_ID_LENGTH = 120;
const SLUG = /^[a-z0-9-]{1,120}$/;

export function createReader(table: DirectoryTable, cache: ResultCache): Reader {
  const common = { TableName: table.name, ReturnConsumedCapacity: ReturnConsumedCapacity.TOTAL };

  async function get(key: { pk: string; sk: string }): Promise<Answer> {
    const answer = await withinBudget(table.budget, (abortSignal) =>
      table.client.send(new GetCommand({ ...common, Key: key, ConsistentRead: true }), { abortSignal }),
    );
    return {
      items: answer.Item ? [answer.Item as Item] : [],
      last: undefined,
      size: bytes(answer.ConsumedCapacity, 4_096),
    };
  }

  async function query(
    { index, key }: ListPartition,
    condition: string,
    values: Record<string, string>,
    options: { Limit?: number; ConsistentRead?: true } = {},
  ): Promise<Answer> {
    const names = index ? TABLE.globalIndexes[index] : TABLE.primaryIndex;
    const answer = await withinBudget(table.budget, (abortSignal) =>
      table.client.send(
        new QueryCommand({
          ...common,
          ...(index && { IndexName: index }),
          KeyConditionExpression: `#hash = :hash AND ${condition}`,
          ExpressionAttributeNames: { '#hash': names.hashKey, '#range': names.rangeKey },
          ExpressionAttributeValues: { ':hash': key, ...values },
          ...options,
        }),
        { abortSignal },
      ),
    );
    return {
      items: (answer.Items ?? []) as Item[],
      last: answer.LastEvaluatedKey,
      size: bytes(answer.ConsumedCapacity, options.ConsistentRead ? 4_096 : 8_192),
    };
  }

  /** Rows `start` to `end` of a partition, or as many of them from `start` on as one answer holds. */
  async function rows(partition: ListPartition, start: number, end: number): Promise<Answer> {
    const sort = partition.index
      ? TABLE.globalIndexes[partition.index].rangeKey
      : TABLE.primaryIndex.rangeKey;
    for (const pause of [...REREADS, null]) {
      const answer = await query(
        partition,
        '#range BETWEEN :from AND :to',
        { ':from': position(start), ':to': position(end - 1) },
        { Limit: end - start },
      );
      const { items, last } = answer;
      const inOrder = items.length > 0 && items.every((item, i) => item[sort] === position(start + i));
      const whole = items.length === end - start || last?.[sort] === items.at(-1)?.[sort];
      if (inOrder && whole) return answer;
      if (pause === null) break;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    throw incompleteAnswer(countName(partition));
  }

  const readRecord = (release: number, { kind, stored }: RecordShape<unknown>, id: string) => {
    const key = recordKeys(release, kind, id, null);
    if (stored === 'item') return get(key);
    return query(
      { index: null, key: key.pk },
      'begins_with(#range, :sk)',
      { ':sk': key.sk },
      { ConsistentRead: true },
    );
  };

  async function loadById<T>(release: number, shape: RecordShape<T>, id: string): Promise<Loaded<T | null>> {
    const { items, last, size } = await readRecord(release, shape, id);
    const value = shape.parse(items, last !== undefined);
    if (value === null && items.length > 0) throw incompleteAnswer(`${shape.kind} ${id}`);
    return { value, size };
  }

  const address: Reader['address'] = (release, kind, slug) => {
    if (!SLUG.test(slug)) return Promise.resolve(null);
    return cache.get(`${release}|address|${kind}|${slug}`, async () => {
      const { items, size } = await get(addressKey(release, kind, slug));
      return { value: items[0] ? parseAddress(items[0]) : null, size };
    });
  };

  return {
    list(partition, schema, manifest, { limit, cursor }) {
      const name = countName(partition);
      const count = manifest.partitions[name] ?? 0;
      const start = startOf(cursor, manifest.release, name, count);
      if (start >= count) return Promise.resolve({ data: [], next_cursor: null });
      return cache.get(`${manifest.release}|list|${name}|${start}|${limit}`, async () => {
        const { items, size } = await rows(partition, start, Math.min(start + limit, count));
        const end = start + items.length;
        const next = end < count ? encodeCursor({ release: manifest.release, list: name, start: end }) : null;
        return {
          value: { data: items.map((item) => schema.parse(withoutKeys(item))), next_cursor: next },
          size,
        };
      });
    },

    byId(release, shape, id) {
      if (id.length > MAX_ID_LENGTH || id === '') return Promise.resolve(null);
      return cache.get(`${release}|${shape.kind}|id|${id}`, () => loadById(release, shape, id));
    },

    async uncached(release, shape, id) {
      return id.length > MAX_ID_LENGTH || id === '' ? null : (await loadById(release, shape, id)).value;
    },

    bySlug<T>(release: number, shape: RecordShape<T> & { kind: SluggedKind }, slug: string) {
      if (!SLUG.test(slug)) return Promise.resolve(null);
      return cache.get<T | null>(`${release}|${shape.kind}|slug|${slug}`, async () => {
        const partition = slugPartition(release, shape.kind, slug);
        const { items, last, size } = await query(partition, 'begins_with(#range, :slug)', {
          ':slug': `${slug}#`,
        });
        const value = shape.parse(items, last !== undefined);
        if (value !== null) return { value, size };
        // The index knows nothing, or not all of it: the table decides whether that is the truth.
        const entry = await address(release, shape.kind, slug);
        return entry?.slug === slug ? loadById(release, shape, entry.id) : { value: null, size };
      });
    },

    address,
  };
}

function startOf(cursor: string | undefined, release: number, list: string, count: number): number {
  if (cursor === undefined) return 0;
  const { start, ...of } = decodeCursor(cursor);
  if (of.release !== release) throw new BadCursor('The cursor belongs to another release');
  if (of.list !== list || start >= count) throw new BadCursor('The cursor belongs to another list');
  return start;
}

/** What was read, from what the engine charged for it. */
const bytes = (capacity: ConsumedCapacity | undefined, unit: number) =>
  Math.max(1_024, Math.ceil((capacity?.CapacityUnits ?? 1) * unit));
