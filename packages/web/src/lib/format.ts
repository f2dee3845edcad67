const plain = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 2 });

/** An amount in New Zealand dollars as a text says it: "NZ$5 million", "NZ$750,000". */
export function nzd(amount: number): string {
  return amount >= 1_000_000
    ? `NZ$${plain.format(amount / 1_000_000)} million`
    : `NZ$${plain.format(amount)}`;
}

/** "10.5%". */
export const percent = (rate: number) => `${plain.format(rate)}%`;

/** "10.5%, 17.5% or 28%". */
export function listed(parts: readonly (string | number)[], joint: 'and' | 'or'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${joint} ${parts.at(-1)}`;
}
