/** Pairs parts of a text, which have no ids and never move, with their place as React's key. */
export function keyed<T>(parts: readonly T[]): [string, T][] {
  return parts.map((part, place) => [String(place), part]);
}
