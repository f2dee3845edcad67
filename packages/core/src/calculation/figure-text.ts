import { formatCount, formatPercent } from '../text/format-number';
import { whenUsed } from '../text/when-used';
import type { Figure } from './step';

const wholeMoney = whenUsed(() => money(0));
const centsMoney = whenUsed(() => money(2));

/** A figure as text: "$22,400", "−$105.50", "39%", "8.5% a year", "105 days". Unlike `exactMoney`, zero reads "$0". */
export function figureText({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  switch (unit) {
    case 'NZD':
      return (Number.isInteger(value) ? wholeMoney() : centsMoney()).format(value).replace('-', '−');
    case 'share':
      return formatPercent(value);
    case 'percent_a_year':
      return `${formatPercent(value)} a year`;
    default:
      return formatCount(value, unit);
  }
}

function money(digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat('en-NZ', {
    style: 'currency',
    currency: 'NZD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
