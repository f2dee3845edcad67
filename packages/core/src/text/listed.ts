/** "a", "a and b", "a, b and c": as `Intl.ListFormat('en-NZ')` writes a list, without its tables of the language. */
export function listed(items: readonly string[]): string {
  const before = items.slice(0, -1).join(', ');
  const last = items.at(-1) ?? '';
  return before === '' && items.length < 2 ? last : `${before} and ${last}`;
}
