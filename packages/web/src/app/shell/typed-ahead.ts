/** What is typed while a box is on its way, with one key more; null for a key that types nothing. */
export function typedAhead(
  typed: string,
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  const letters = [...typed];
  if (key === 'Backspace') return letters.slice(0, -1).join('');
  return [...key].length === 1 ? typed + key : null;
}
