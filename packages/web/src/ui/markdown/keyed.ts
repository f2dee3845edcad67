/** Pairs the parts of a text with their positions as React keys: they have no ids and never move. */
export function keyed<T>(parts: readonly T[]): [string, T][] {
  return parts.map((part, place) => [String(place), part]);
}
