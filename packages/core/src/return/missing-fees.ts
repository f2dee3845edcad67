import type { FeeName } from './fees';

const SHORT: Record<FeeName, string> = {
  management_fee: 'management',
  performance_fee: 'performance',
  entry_fee: 'entry',
  exit_fee: 'exit',
};

/** "the exit fee is not stated", "the entry and exit fees are not stated"; null where all are stated. */
export function missingFeesText(names: readonly FeeName[], isLocked: boolean): string | null {
  if (names.length === 0) return null;
  if (isLocked) return 'the fees are locked and count as not stated';
  if (names.length === 4) return 'no fee is stated';
  const words = names.map((name) => SHORT[name]);
  const last = words.at(-1);
  if (words.length === 1) return `the ${last} fee is not stated`;
  return `the ${words.slice(0, -1).join(', ')} and ${last} fees are not stated`;
}
