/** A browser's storage in memory. With `refuses` it is blocked. */
export function memoryStorage(entries: Record<string, string> = {}, refuses = false) {
  const map = new Map(Object.entries(entries));
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
  return {
    map,
    browser: {
      storage: () => {
        if (refuses) throw new DOMException('blocked', 'SecurityError');
        return storage;
      },
      events: () => new EventTarget(),
    },
  };
}
