import { fullNumber } from '../money/money';
import { formatCount, formatPercent } from '../text/format-number';
import type { Figure } from './step';

/** A figure as text: "$22,400", "−$105.50", "39%", "8.5% a year", "105 days". Unlike `exactMoney`, zero reads "$0". */
export function figureText({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  switch (unit) {
    case 'NZD':
      return `${value < 0 ? '−' : ''}$${fullNumber(Math.abs(value))}`;
    case 'share':
      return formatPercent(value);
    case 'percent_a_year':
      return `${formatPercent(value)} a year`;
    default:
      return formatCount(value, unit);
  }
}
