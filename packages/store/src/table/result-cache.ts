import { LRUCache } from 'lru-cache';

export interface Loaded<T> {
  value: T;
  /** Bytes in the table, roughly. */
  size: number;
}

/** Results by release and query, bound by size; concurrent loads of the same are one. */
export interface ResultCache {
  get<T>(key: string, load: () => Promise<Loaded<T>>): Promise<T>;
}

export function createResultCache(maxSize: number): ResultCache {
  const kept = new LRUCache<string, Loaded<unknown>>({ maxSize, sizeCalculation: (loaded) => loaded.size });
  const underWay = new Map<string, Promise<Loaded<unknown>>>();

  async function loadOnce<T>(key: string, load: () => Promise<Loaded<T>>): Promise<Loaded<T>> {
    const loading = underWay.get(key) ?? load().finally(() => underWay.delete(key));
    underWay.set(key, loading);
    const loaded = (await loading) as Loaded<T>;
    kept.set(key, loaded);
    return loaded;
  }

  return {
    async get<T>(key: string, load: () => Promise<Loaded<T>>) {
      const hit = kept.get(key) as Loaded<T> | undefined;
      return (hit ?? (await loadOnce(key, load))).value;
    },
  };
}
