/** What of an event of a Chrome trace is read here. Times are microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of the thread in it, which does not depend on what else the machine is doing. */
  tdur?: number;
}

/** Lighthouse takes a phone to be four times as slow. */
const SLOWDOWN = 4;
/** Milliseconds of a task that block nobody. */
const FREE = 50;

/**
 * Milliseconds for which the main thread would block on a phone after the first paint of content: as Lighthouse's total blocking time,
 * but by the CPU time of each task, so that it holds on a busy machine. Throws without such a paint.
 */
export function blockingTime(events: readonly TraceEvent[]): number {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('The trace has no first paint of content.');
  return events
    .filter(
      ({ name, ph, pid, tid, ts }) =>
        name.endsWith('RunTask') &&
        ph === 'X' &&
        pid === painted.pid &&
        tid === painted.tid &&
        ts >= painted.ts,
    )
    .map(({ tdur, dur = 0 }) => ((tdur ?? dur) / 1_000) * SLOWDOWN - FREE)
    .reduce((sum, blocked) => sum + Math.max(0, blocked), 0);
}
