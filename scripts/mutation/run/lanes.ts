import { availableParallelism } from 'node:os';

/** One of several workers, each with a box and a vitest of its own. */
interface Lane<T> {
  run(item: T): Promise<void>;
  close(): void;
}

/** Hands the items out in their order, to as many lanes as there are cores and at most two: each needs a gigabyte. */
export async function eachInTurn<T>(items: readonly T[], open: (lane: number) => Lane<T>): Promise<void> {
  const queue = [...items];
  const count = Math.min(2, availableParallelism(), items.length);
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const lane = open(index + 1);
      try {
        for (let item = queue.shift(); item !== undefined; item = queue.shift()) await lane.run(item);
      } finally {
        lane.close();
      }
    }),
  );
}
