import { formatNumber } from '@tussock/core/text/format-number';

/**
 * An amount in New Zealand dollars as a text says it: "NZ$5 million", "NZ$750,000". Never rounded: 4,995,000 reads
 * "NZ$4,995,000".
 */
export function nzd(amount: number): string {
  return amount >= 1_000_000 && amount % 10_000 === 0
    ? `NZ$${formatNumber(amount / 1_000_000)} million`
    : `NZ$${formatNumber(amount)}`;
}
