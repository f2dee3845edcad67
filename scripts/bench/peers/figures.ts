import { median } from '../median';

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

export const nothingSpent = (): Spent => ({ times: [], cpu: 0, engine_cpu: 0, bytes: 0 });

export function figuresOf({ times, cpu, engine_cpu, bytes }: Spent): Figures {
  const count = times.length;
  return {
    cpu: cpu / count,
    engine_cpu: engine_cpu / count,
    p50: median(times),
    kilobytes: bytes / count / 1_024,
    count,
  };
}
