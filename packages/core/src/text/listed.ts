/** "a", "a and b", "a, b and c": as `Intl.ListFormat('en-NZ')` writes a list, without its tables of the language. */
export function listed(items: readonly (string | number)[], joint: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;
}
