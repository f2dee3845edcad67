import { inTime } from '@tussock/server/in-time';

/** A value that is read again after a while. */
export interface Refreshed<T> {
  (): Promise<T>;
  /** Reads it now, for a caller to whom the last value may be too old. Throws when it cannot be read. */
  again(): Promise<T>;
}

export interface RefreshedOptions {
  /** For how many milliseconds a reading is waited for where the old answer is as old as a sleep. */
  afterSleep?: number;
}

/** How long a failed first read is answered before the table is asked again; shorter than its Retry-After. */
const FIRST_FAILURE_MS = 3_000;
/** For so long a reading is waited for where there is an old answer: what is read next may have to wait as well. */
const WORTH_WAITING_MS = 1_000;
/** An answer older than that is of before a sleep, or of a time in which nobody asked: a copy at the edge is no older. */
const SLEPT_MS = 60_000;

/** For how long a reading is waited for beside an answer of some age. */
const worthWaiting = (age: number, afterSleep: number): number =>
  age < SLEPT_MS ? WORTH_WAITING_MS : afterSleep;

/**
 * Reads once for all who ask, then answers that for a while; a failing re-read leaves the old answer in use. Where there is
 * none, the failure is answered for a while too, so that a page waits for a table that is away once and not at each read.
 * A process may be frozen at any moment, and what it knew or had asked for before is then as old as its sleep was long.
 */
export function refreshed<T>(
  read: () => Promise<T>,
  milliseconds: number,
  now: () => number,
  { afterSleep = WORTH_WAITING_MS }: RefreshedOptions = {},
): Refreshed<T> {
  let last: { value: T; readAt: number } | null = null;
  let failed: { error: unknown; at: number } | null = null;
  let reading: { began: number; value: Promise<T> } | null = null;

  async function refresh(began: number): Promise<T> {
    try {
      const value = await read();
      last = { value, readAt: began };
      failed = null;
      return value;
    } catch (error) {
      // One from before a sleep says nothing of now.
      if (now() - began < milliseconds || !last) failed = { error, at: now() };
      if (failed && last) last = { value: last.value, readAt: failed.at };
      throw error;
    } finally {
      reading = null;
    }
  }

  /** The reading under way, or a new one. */
  function underWay(): Promise<T> {
    if (!reading) {
      const began = now();
      reading = { began, value: refresh(began) };
    }
    return reading.value;
  }

  function orLast(refreshing: Promise<T>): Promise<T> {
    return refreshing.catch((error) => {
      if (last === null) throw error;
      return last.value;
    });
  }

  async function get(): Promise<T> {
    if (last && now() - last.readAt < milliseconds) return last.value;
    if (!last && failed && now() - failed.at < FIRST_FAILURE_MS) throw failed.error;
    const isTooOld = reading !== null && now() - reading.began >= milliseconds;
    const value = orLast(isTooOld ? again() : underWay());
    if (!last) return value;
    const known = last.value;
    // While the store is down nobody waits for it: the old answer serves, and the reading continues behind it.
    const isDown = failed !== null && now() - failed.at < 2 * milliseconds;
    if (isDown) return known;
    return inTime(value, worthWaiting(now() - last.readAt, afterSleep), () => known);
  }

  async function again(): Promise<T> {
    // A reading under way may have begun too early.
    await reading?.value.catch(() => {});
    return underWay();
  }

  return Object.assign(get, { again });
}
