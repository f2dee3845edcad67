import type { Bounds } from '../list/band';
import type { RangeRead } from './quantity';
import type { Token } from './token';

const MOST = new Set(['max', 'maximum']);
const LEAST = new Set(['min', 'minimum']);

/**
 * What a word before the name of a figure makes of the number alone behind it: "maximum LVR of 65%" is 65% at most, and "minimum return 8%"
 * 8% at least. Null without such a word. The least of a minimum investment is that amount.
 * @param name where the name begins, or the range where it has none
 */
export function boundBefore(
  tokens: readonly Token[],
  { name, free }: { name: number; free: number },
  { isPoint, unit, bounds: { from: value } }: RangeRead,
): Bounds | null {
  const before = tokens[name - 1];
  if (!isPoint || value === undefined || !before || name <= free || tokens[name]?.apart) return null;
  if (MOST.has(before.text)) return { to: value };
  return unit !== 'money' && LEAST.has(before.text) ? { from: value } : null;
}
