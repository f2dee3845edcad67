/** Where a text of the exported data is empty: "columns.ts OFFER_COLUMNS.name.label". */
export function emptyTexts(value: unknown, path = '', seen: Set<unknown> = new Set()): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [path] : [];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain || '_zod' in value) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, part]) => emptyTexts(part, `${path}.${key}`, seen));
}
