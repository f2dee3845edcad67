import { figureText } from '@tussock/core/calculation/figure-text';
import { formatPercent } from '@tussock/core/text/format-number';
import type { Way } from '../../ui/calculation/two-ways';

/** Rates in percent; null where a rate is missing or not modelled. */
interface Rates {
  direct: number | null;
  pir: number | null;
}

/** "$72": what is left of $100 of taxable income at a rate in percent. */
export const leftOfHundred = (rate: number): string => figureText({ value: 100 - rate, unit: 'NZD' });

/** $100 of taxable income from a PIE and held directly. */
export function taxWays({ direct, pir }: Rates): Way[] {
  const way = (label: string, rate: number | null): Way =>
    rate === null
      ? { label, text: 'Not modelled', share: null }
      : { label: `${label} at ${formatPercent(rate)}`, text: leftOfHundred(rate), share: 1 - rate / 100 };
  return [way('In a PIE', pir), way('Held directly', direct)];
}

/** Which way leaves more of $100 of taxable income, and by how much. */
export function waysInWords({ direct, pir }: Rates): string {
  if (direct === null || pir === null) return '';
  if (direct === pir) return `Both ways leave ${leftOfHundred(pir)} of $100 of taxable income.`;
  const gap = figureText({ value: Math.abs(direct - pir), unit: 'NZD' });
  return `${direct > pir ? 'The PIE' : 'Holding directly'} leaves ${gap} more of $100 of taxable income.`;
}
