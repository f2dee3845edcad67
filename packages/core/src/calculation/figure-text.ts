import { decimal, wholeNumber } from '../text/decimal';
import { formatCount, formatPercent } from '../text/format-number';
import type { Figure } from './step';

/** A figure as text: "$22,400", "−$105.50", "39%", "8.5% a year", "105 days". Unlike `exactMoney`, zero reads "$0". */
export function figureText({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  switch (unit) {
    case 'NZD':
      return money(value);
    case 'share':
      return formatPercent(value);
    case 'percent_a_year':
      return `${formatPercent(value)} a year`;
    default:
      return formatCount(value, unit);
  }
}

function money(value: number): string {
  const size = Math.abs(value);
  return `${value < 0 ? '−' : ''}$${Number.isInteger(size) ? wholeNumber(size) : decimal(size, 2, 2)}`;
}
