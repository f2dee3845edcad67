/** One of several workers, each with a box and a vitest of its own. */
interface Lane<T> {
  run(item: T): Promise<void>;
  close(): void;
}

/** Hands the items out in their order to at most `lanes` workers. */
export async function eachInTurn<T>(
  items: readonly T[],
  lanes: number,
  open: (lane: number) => Lane<T>,
): Promise<void> {
  const queue = [...items];
  const count = Math.min(lanes, items.length);
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
