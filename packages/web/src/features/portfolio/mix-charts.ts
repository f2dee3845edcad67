import { bothDrawings, mark, text } from '@tussock/core/chart/parts';
import { type DrawnRow, drawRows } from '@tussock/core/chart/row-chart';
import { NOT_STATED } from '@tussock/core/column/value-text';
import { ASSUMPTIONS_BASIS, type PortfolioAssumptions } from '@tussock/core/portfolio/asset-classes';
import type { Blend } from '@tussock/core/portfolio/blend';
import { WHOLE } from '@tussock/core/portfolio/models';
import type { ShownChart } from '../../ui/chart/chart-figure';
import { rateText, weightText, wholeMoney } from './figures';

const BAR = 12;

/** How much of the money could be had back, and how soon. */
export function liquidityLadder({ ladder }: Blend): ShownChart {
  const rows = ladder.map(
    ({ label, weight, amount }, row): DrawnRow => ({
      row,
      name: weight > 0 ? `${label}: ${wholeMoney(amount)}` : label,
      draw: (x, middle) =>
        weight > 0
          ? {
              marks: [mark.bar('own', x(0), middle - BAR / 2, x(weight) - x(0), BAR)],
              texts: [text('value', weightText(weight), x(weight) + 6, middle + 4.5)],
            }
          : { marks: [], texts: [text('note', 'Nothing', x(0) + 6, middle + 4)] },
    }),
  );
  const first = ladder.find(({ weight }) => weight > 0);
  const year = ladder.slice(0, 2).reduce((sum, { weight }) => sum + weight, 0);
  return {
    title:
      year > 0
        ? `${weightText(year)} of the mix could usually be cashed within a year`
        : `None of the mix could usually be cashed within a year: the first of it ${whenText(first?.label ?? '')}`,
    description:
      'Each bar is the share of the mix in classes that are assumed to take this long to return most of the money. An offer can take longer, or suspend withdrawals.',
    ...bothDrawings((size) =>
      drawRows(
        {
          sections: [{ heading: null, rows }],
          domain: [0, WHOLE],
          ticks: [0, 0.25, 0.5, 0.75, 1].map((share) => share * WHOLE),
          tickText: (weight) => `${weight / 10}%`,
          flush: true,
        },
        size,
      ),
    ),
    focus: 'none',
    table: {
      columns: ['Time to cash', 'Share', 'Amount', 'Classes'],
      rows: ladder.map(({ label, weight, amount, classes }) => ({
        name: label,
        link: null,
        cells:
          weight > 0
            ? [weightText(weight), wholeMoney(amount), classes.join(', ')]
            : ['Nothing', wholeMoney(0), 'None'],
      })),
    },
    source: ASSUMPTIONS_BASIS,
    as_of: null,
  };
}

/** "in 3 to 5 years", "after 7 years". */
const whenText = (label: string) => (/^\d/.test(label) ? `in ${label}` : label.toLowerCase());

const MONTHS = 12;

/** The income that the classes of a mix are assumed to pay in a year; in which months is assumed of none, and drawn so. */
export function incomeCalendar(
  { allocation, yearly_income }: Blend,
  { classes }: PortfolioAssumptions,
): ShownChart {
  const parts = allocation.flatMap(({ name, weight, yearly_income: paid }, at) => {
    const rate = classes[at]?.income_yield ?? 0;
    return weight > 0 ? [{ name, rate, paid }] : [];
  });
  const rows = parts.map(
    ({ name, rate, paid }, row): DrawnRow => ({
      row,
      name,
      draw: (x, middle) =>
        rate > 0
          ? {
              marks: [mark.bar('unknown', x(0), middle - BAR / 2, x(MONTHS) - x(0), BAR)],
              texts: [text('value', `${wholeMoney(paid)} a year`, x(MONTHS / 2), middle + 4.5, 'middle')],
            }
          : { marks: [], texts: [text('note', 'No income assumed', x(0) + 6, middle + 4)] },
    }),
  );
  return {
    title: parts.some(({ rate }) => rate > 0)
      ? `Assumed income of ${wholeMoney(yearly_income)} a year, in months that are not stated`
      : 'No income is assumed of this mix',
    description:
      'Twelve months. Hatched: the class is assumed to pay this much during the year, with no assumption about the months. Offers state how often they pay.',
    ...bothDrawings((size) =>
      drawRows(
        {
          sections: [{ heading: null, rows }],
          domain: [0, MONTHS],
          ticks: [0, 3, 6, 9, 12],
          tickText: (month) => (month === 0 ? 'Now' : `Month ${month}`),
          flush: true,
        },
        size,
      ),
    ),
    focus: 'none',
    table: {
      columns: ['Class', 'Assumed income a year', 'Amount a year', 'Months'],
      rows: parts.map(({ name, rate, paid }) => ({
        name,
        link: null,
        cells: rate > 0 ? [rateText(rate), wholeMoney(paid), NOT_STATED] : ['None', wholeMoney(0), 'None'],
      })),
    },
    source: ASSUMPTIONS_BASIS,
    as_of: null,
  };
}
