import { listed } from '../text/listed';
import type { FeeName } from './fees';
import type { FeesIn } from './taken-off';

const SHORT: Record<FeeName, string> = {
  management_fee: 'management',
  performance_fee: 'performance',
  entry_fee: 'entry',
  exit_fee: 'exit',
};

/** "the exit fee", "the entry and exit fees". */
export const feesText = (names: readonly FeeName[]): string =>
  `the ${listed(names.map((name) => SHORT[name]))} ${names.length === 1 ? 'fee' : 'fees'}`;

/** What a target is stated after, as a sentence; null where it is before fees, or does not say. */
export function feesInTarget(what: string, fees_in: FeesIn): string | null {
  if (fees_in === 'net') return `${what} is stated after management and performance fees.`;
  return fees_in === 'net_of_management' ? `${what} is stated after the management fee.` : null;
}

/**
 * "the exit fee is not stated", "the entry and exit fees are not stated"; null where all are stated. `isOnFlow` says that the management
 * fee among them is stated, and is no share of the amount.
 */
export function missingFeesText(
  names: readonly FeeName[],
  isLocked: boolean,
  isOnFlow = false,
): string | null {
  if (names.length === 0) return null;
  if (isLocked) return 'the fees are locked and count as not stated';
  if (!isOnFlow) return unstatedText(names);
  const others = unstatedText(names.filter((name) => name !== 'management_fee'));
  return [others, 'the management fee is not a share of the amount and is not counted']
    .filter((part) => part !== null)
    .join('; ');
}

function unstatedText(names: readonly FeeName[]): string | null {
  if (names.length === 0) return null;
  if (names.length === 4) return 'no fee is stated';
  return `${feesText(names)} ${names.length === 1 ? 'is' : 'are'} not stated`;
}
