/** `count` of the items, the same for the same seed (mulberry32 over a shuffle), in their own order. */
export function sample<T>(items: readonly T[], count: number, seed: number): T[] {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const places = items.map((_, place) => ({ place, order: random() }));
  const chosen = new Set(
    places
      .sort((one, other) => one.order - other.order)
      .slice(0, count)
      .map(({ place }) => place),
  );
  return items.filter((_, place) => chosen.has(place));
}
