import { LRUCache } from 'lru-cache';

export interface Loaded<T> {
  value: T;
  /** Bytes in the table, roughly. */
  size: number;
}

type Load<T> = () => Promise<Loaded<T>>;

/** Results by release and query, bound by size; concurrent loads of the same are one, and a failed load is not cached. */
export interface ResultCache {
  get<T>(key: string, load: Load<T>): Promise<T>;
}

export function createResultCache(maxSize: number): ResultCache {
  const cache = new LRUCache<string, Loaded<unknown>, Load<unknown>>({
    maxSize,
    sizeCalculation: ({ size }) => size,
    fetchMethod: (_key, _stale, { context: load }) => load(),
    // A load whose place in the cache was taken meanwhile still answers those who wait for it.
    ignoreFetchAbort: true,
  });
  return {
    async get<T>(key: string, load: Load<T>) {
      return ((await cache.forceFetch(key, { context: load })) as Loaded<T>).value;
    },
  };
}

/** The live release and the one before it, whose visitors have not moved on yet. */
const RELEASES_CACHED = 2;

/**
 * Caches what is large, by release: each is loaded once however many ask at the same time. A failed load is tried again
 * by the next request. `dispose` gets what leaves the cache.
 */
export function cachedByRelease<T extends object | string>(
  load: (release: number) => Promise<T>,
  dispose?: (value: T) => void,
): (release: number) => Promise<T> {
  const cache = new LRUCache<number, T>({
    max: RELEASES_CACHED,
    fetchMethod: load,
    ignoreFetchAbort: true,
    ...(dispose && { dispose }),
  });
  return (release) => cache.forceFetch(release);
}

/** Makes something of a value once, while the value itself is in use. */
export function madeOnce<T extends object, U>(make: (value: T) => U): (value: T) => U {
  const made = new WeakMap<T, { of: U }>();
  return (value) => {
    const known = made.get(value) ?? { of: make(value) };
    made.set(value, known);
    return known.of;
  };
}
