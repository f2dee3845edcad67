import { figureText } from '@tussock/core/calculation/figure-text';
import type { ReturnSpan } from '@tussock/core/return/span';

/** An amount in NZD; beside an offer in another currency it says which dollars it means. */
export const nzdBeside = (currency: string, value: number): string =>
  figureText({ value, unit: 'NZD' }).replace('$', () => nzdSign(currency));

const nzdSign = (currency: string) => (currency === 'NZD' ? '$' : 'NZ$');

/** "$7,450", "$7,450–$11,000", and shorter where the sign is long: "NZ$7,450–11,000". */
export function dollarsRange({ low, high }: ReturnSpan, currency: string): string {
  const [a, b] = [nzdBeside(currency, low), nzdBeside(currency, high)];
  if (a === b) return a;
  return `${a}${Math.min(low, high) < 0 ? ' to ' : '–'}${currency === 'NZD' ? b : b.replace(nzdSign(currency), '')}`;
}
