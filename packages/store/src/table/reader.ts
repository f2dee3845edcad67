import type { Page, PageRequest } from '@tussock/core/answers/page';
import pRetry from 'p-retry';
import type { ZodType } from 'zod';
import { decodeCursor, encodeCursor } from './cursor';
import type { ReadableTable } from './engine/readable-table';
import { StoredBytes } from './engine/stored-bytes';
import { BadCursor, IncompleteAnswer } from './errors';
import {
  addressKey,
  countName,
  type Item,
  keyNames,
  type List,
  partitionKey,
  position,
  type RecordKind,
  recordKeys,
  type SluggedKind,
  slugBucket,
} from './keys';
import { lazyRecord } from './lazy-record';
import { pageJson } from './page-json';
import { withJson } from './ready-json';
import { jsonAs, recordAs, recordFields } from './record-text';
import { type Answer, requestsOf } from './requests';
import type { Loaded, ResultCache } from './result-cache';
import { type SlugEntry, slugEntry } from './slug-entry';

/** How a record is stored: as one item, or as a collection of items that one Query reads. */
export interface RecordShape<T> {
  kind: RecordKind;
  stored: 'item' | 'collection';
  /** Null when items of the record are missing. `cut`: the answer ended at the 1 MB that a Query reads. */
  parse(items: Item[], cut: boolean): T | null;
}

export const oneItem = <K extends RecordKind, T>(kind: K, schema: ZodType<T>) => ({
  kind,
  stored: 'item' as const,
  parse: ([item]: Item[]) => (item ? oneRecord(schema, item) : null),
});

function oneRecord<T>(schema: ZodType<T>, item: Item): T {
  const stored = jsonAs(schema, item);
  if (stored === null) return recordAs(schema, item);
  const json = stored instanceof StoredBytes ? stored.toBuffer() : stored;
  return withJson(lazyRecord<T & object>(json), json);
}

/** A page of a list. The rows of one that is ready as JSON are parsed when somebody asks for them. */
function pageWith<T>(schema: ZodType<T>, items: readonly Item[], next_cursor: string | null): Page<T> {
  const rows = items.flatMap((item) => jsonAs(schema, item) ?? []);
  if (rows.length < items.length) return { data: items.map((item) => recordAs(schema, item)), next_cursor };
  const json = pageJson(rows, next_cursor);
  let parsed: Page<T> | undefined;
  const page = {
    get data() {
      parsed ??= JSON.parse(json.toString()) as Page<T>;
      return parsed.data;
    },
    next_cursor,
  };
  return withJson(page, json);
}

/** The number of items of every list of a release, by `countName`. */
export type CountsOf = (release: number) => Promise<Readonly<Record<string, number>>>;

export interface Reader {
  list<T>(release: number, list: List, schema: ZodType<T>, page: PageRequest): Promise<Page<T>>;
  byId<T>(release: number, shape: RecordShape<T>, id: string): Promise<T | null>;
  bySlug<T>(release: number, shape: RecordShape<T> & { kind: SluggedKind }, slug: string): Promise<T | null>;
  /** As `byId`, for what no process may cache. */
  uncached<T>(release: number, shape: RecordShape<T>, id: string): Promise<T | null>;
  slugEntry(release: number, kind: SluggedKind, slug: string): Promise<SlugEntry | null>;
}

/** How often a list with rows missing is read again: after 40, 120 and 300 ms. */
const REREADS = { retries: 3, minTimeout: 40, factor: 3, maxTimeout: 300 };
const MAX_ID_LENGTH = 120;
const SLUG = /^[a-z0-9-]{1,120}$/;

export function createReader(table: ReadableTable, cache: ResultCache, countsOf: CountsOf): Reader {
  const { get, query } = requestsOf(table);
  const partitionOf = (release: number, list: List) => ({
    index: list.index,
    key: partitionKey(release, list),
  });

  /** Rows `start` to `end` of a list, or as many of them from `start` on as one answer holds. */
  async function rows(release: number, list: List, start: number, end: number): Promise<Answer> {
    const range = { from: position(start), to: position(end - 1) };
    const answer = await query(partitionOf(release, list), range, { Limit: end - start });
    const { rangeKey } = keyNames(list.index);
    const { items, last } = answer;
    const inOrder = items.length > 0 && items.every((item, i) => item[rangeKey] === position(start + i));
    const whole = items.length === end - start || last?.[rangeKey] === items.at(-1)?.[rangeKey];
    if (!inOrder || !whole) throw new IncompleteAnswer(countName(list));
    return answer;
  }

  const wholeRows = (...of: Parameters<typeof rows>): Promise<Answer> =>
    pRetry(() => rows(...of), {
      ...REREADS,
      shouldRetry: ({ error }) => error instanceof IncompleteAnswer,
    });

  const readRecord = (release: number, { kind, stored }: RecordShape<unknown>, id: string) => {
    const key = recordKeys(release, kind, id, null);
    if (stored === 'item') return get(key);
    return query({ index: null, key: key.pk }, { begins: key.sk }, { ConsistentRead: true });
  };

  async function loadById<T>(release: number, shape: RecordShape<T>, id: string): Promise<Loaded<T | null>> {
    const { items, last, size } = await readRecord(release, shape, id);
    const value = shape.parse(items, last !== undefined);
    if (value === null && items.length > 0) throw new IncompleteAnswer(`${shape.kind} ${id}`);
    return { value, size };
  }

  const entryOf: Reader['slugEntry'] = async (release, kind, slug) => {
    if (!SLUG.test(slug)) return null;
    return cache.get(`${release}|address|${kind}|${slug}`, async () => {
      const { items, size } = await get(addressKey(release, kind, slug));
      return { value: items[0] ? slugEntry.parse(recordFields(items[0])) : null, size };
    });
  };

  return {
    async list(release, list, schema, { limit, cursor }) {
      const name = countName(list);
      const count = (await countsOf(release))[name] ?? 0;
      const start = startOf(cursor, release, name, count);
      if (start >= count) return { data: [], next_cursor: null };
      return cache.get(`${release}|list|${name}|${start}|${limit}`, async () => {
        const { items, size } = await wholeRows(release, list, start, Math.min(start + limit, count));
        const end = start + items.length;
        const next_cursor = end < count ? encodeCursor({ release, list: name, start: end }) : null;
        return { value: pageWith(schema, items, next_cursor), size };
      });
    },

    async byId(release, shape, id) {
      if (id.length > MAX_ID_LENGTH || id === '') return null;
      return cache.get(`${release}|${shape.kind}|id|${id}`, () => loadById(release, shape, id));
    },

    async uncached(release, shape, id) {
      return id.length > MAX_ID_LENGTH || id === '' ? null : (await loadById(release, shape, id)).value;
    },

    async bySlug<T>(release: number, shape: RecordShape<T> & { kind: SluggedKind }, slug: string) {
      if (!SLUG.test(slug)) return null;
      return cache.get<T | null>(`${release}|${shape.kind}|slug|${slug}`, async () => {
        const bucket = partitionOf(release, slugBucket(shape.kind, slug));
        const { items, last, size } = await query(bucket, { begins: `${slug}#` });
        const value = shape.parse(items, last !== undefined);
        if (value !== null) return { value, size };
        // The index has nothing yet, or not all of it: the table decides whether that is the truth.
        const entry = await entryOf(release, shape.kind, slug);
        return entry?.slug === slug ? loadById(release, shape, entry.id) : { value: null, size };
      });
    },

    slugEntry: entryOf,
  };
}

function startOf(cursor: string | undefined, release: number, list: string, count: number): number {
  if (cursor === undefined) return 0;
  const { start, ...of } = decodeCursor(cursor);
  if (of.release !== release || of.list !== list || start >= count) throw new BadCursor();
  return start;
}
