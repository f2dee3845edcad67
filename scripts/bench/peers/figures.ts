/** What one of those compared spent on a read. */
export interface Spent {
  /** Milliseconds of each question, as the client saw it. */
  times: number[];
  /** CPU milliseconds of the server, and of the engine behind it. */
  cpu: number;
  engine_cpu: number;
  /** Bytes of the answers. */
  bytes: number;
}

export interface Figures {
  /** CPU milliseconds of a question, and the engine's. */
  cpu: number;
  engine_cpu: number;
  /** Milliseconds of the median question. */
  p50: number;
  kilobytes: number;
  count: number;
}

/** The middle value; of an even number the mean of the two in the middle. Throws for none. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is nothing to take the median of');
  const sorted = values.toSorted((a, b) => a - b);
  const at = (n: number) => sorted[n] as number;
  const half = sorted.length / 2;
  return Number.isInteger(half) ? (at(half - 1) + at(half)) / 2 : at(Math.floor(half));
}

export const nothingSpent = (): Spent => ({ times: [], cpu: 0, engine_cpu: 0, bytes: 0 });

export function figuresOf({ times, cpu, engine_cpu, bytes }: Spent): Figures {
  const count = times.length;
  return {
    ...{ cpu: cpu / count, engine_cpu: engine_cpu / count },
    ...{ p50: median(times), kilobytes: bytes / count / 1_024, count },
  };
}
