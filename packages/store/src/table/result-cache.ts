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

/** @param maxSize bytes in the table, roughly: what is read takes more in memory */
export function createResultCache(maxSize: number): ResultCache {
  const cache = new LRUCache<string, Loaded<unknown>>({ maxSize, sizeCalculation: ({ size }) => size });
  // Not the library's own loads: each has an AbortController, and nobody ends a read of one record.
  const loads = new Map<string, Promise<unknown>>();

  async function loaded<T>(key: string, load: Load<T>): Promise<T> {
    try {
      const found = await load();
      cache.set(key, found);
      return found.value;
    } finally {
      loads.delete(key);
    }
  }

  return {
    async get<T>(key: string, load: Load<T>) {
      const known = cache.get(key) as Loaded<T> | undefined;
      if (known) return known.value;
      const running = loads.get(key) as Promise<T> | undefined;
      if (running) return running;
      const started = loaded(key, load);
      loads.set(key, started);
      return started;
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
