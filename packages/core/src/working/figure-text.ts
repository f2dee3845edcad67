import type { Figure, Unit } from './step';

const wholeMoney = money(0);
const centsMoney = money(2);
const number = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 2 });

/** A figure as text: "$22,400", "−$105.50", "39%", "8.5% a year", "105 days". Unlike `exactMoney`, zero reads "$0". */
export function figureText({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  if (unit === 'NZD')
    return (Number.isInteger(value) ? wholeMoney : centsMoney).format(value).replace('-', '−');
  const text = number.format(value === 0 ? 0 : value).replace('-', '−');
  return `${text}${SUFFIX[unit](value)}`;
}

const SUFFIX: Record<Exclude<Unit, 'NZD'>, (value: number) => string> = {
  share: () => '%',
  percent_a_year: () => '% a year',
  months: (count) => (count === 1 ? ' month' : ' months'),
  years: (count) => (count === 1 ? ' year' : ' years'),
  days: (count) => (count === 1 ? ' day' : ' days'),
};

function money(digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat('en-NZ', {
    style: 'currency',
    currency: 'NZD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
