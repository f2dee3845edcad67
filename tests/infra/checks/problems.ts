/** Collects the sentences of a check. */
export function problems(): { list: string[]; unless: (right: boolean, sentence: string) => void } {
  const list: string[] = [];
  return {
    list,
    unless: (right, sentence) => {
      if (!right) list.push(sentence);
    },
  };
}

/** Equal as JSON, with the order of keys ignored. */
export function same(actual: unknown, expected: unknown): boolean {
  return JSON.stringify(sorted(actual)) === JSON.stringify(sorted(expected));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
