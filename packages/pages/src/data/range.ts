/** The first and the last byte of a part, both included. */
export interface Part {
  from: number;
  to: number;
}

/**
 * The part that a `Range` header asks for; null where it asks for all, of an empty file, for several parts, or in a way that is not understood,
 * and 'outside' where the file has no such bytes.
 */
export function partOf(header: string | undefined, size: number): Part | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (size === 0 || (first === '' && last === '')) return null;
  if (first === '')
    return Number(last) === 0 ? 'outside' : { from: Math.max(0, size - Number(last)), to: size - 1 };
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return null;
  return from >= size ? 'outside' : { from, to };
}
