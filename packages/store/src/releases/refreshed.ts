/** A value that is read again after a while. */
export interface Refreshed<T> {
  (): Promise<T>;
  /** Reads it now, for a caller to whom the last value may be too old. Throws when it cannot be read. */
  again(): Promise<T>;
}

/** Reads once for all who ask, then answers that for a while; a failing re-read leaves the old answer in use. */
export function refreshed<T>(read: () => Promise<T>, milliseconds: number, now: () => number): Refreshed<T> {
  let last: { value: T; readAt: number } | null = null;
  let failing = false;
  let reading: Promise<T> | null = null;

  async function refresh(): Promise<T> {
    try {
      const value = await read();
      last = { value, readAt: now() };
      failing = false;
      return value;
    } catch (error) {
      failing = true;
      if (last) last = { value: last.value, readAt: now() };
      throw error;
    } finally {
      reading = null;
    }
  }

  function orLast(refreshing: Promise<T>): Promise<T> {
    return refreshing.catch((error) => {
      if (last === null) throw error;
      return last.value;
    });
  }

  async function get(): Promise<T> {
    if (last && now() - last.readAt < milliseconds) return last.value;
    reading ??= refresh();
    const value = orLast(reading);
    // While the store is down nobody waits for it: the old answer serves, and the reading continues behind it.
    return failing && last ? last.value : value;
  }

  async function again(): Promise<T> {
    // A reading under way may have begun too early.
    await reading?.catch(() => {});
    reading ??= refresh();
    return reading;
  }

  return Object.assign(get, { again });
}
