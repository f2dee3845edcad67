import { bothDrawings, mark, text } from '@tussock/core/chart/parts';
import { type DrawnRow, drawRows } from '@tussock/core/chart/row-chart';
import {
  COMPANY_RATE,
  HIGHEST_PIR,
  PERSONAL_RATES,
  PIR_TABLES,
  TRUSTEE_RATES,
} from '@tussock/core/pie/rates';
import { requireInForce } from '@tussock/core/settings/effective-dated';
import { formatPercent } from '@tussock/core/text/format-number';
import type { ShownChart } from '../../ui/chart/chart-figure';

interface Row {
  name: string;
  /** Percent. */
  direct: number;
  pie: number;
}

/**
 * What is left of $100 of taxable income at each rate, held directly and through a multi-rate PIE, by the rates in force on a
 * date. A person below the highest PIR is given the PIR of the same rate.
 */
export function routesChart(on: string): ShownChart {
  const rows = rowsOf(on);
  const lefts = rows.flatMap(({ direct, pie }) => [100 - direct, 100 - pie]);
  const more = rows.filter(({ direct, pie }) => pie < direct).length;
  const drawn = rows.map(
    ({ name, direct, pie }, row): DrawnRow => ({
      row,
      name,
      draw: (x, middle) => {
        const [own, held] = [100 - pie, 100 - direct];
        const isSame = own === held;
        return {
          marks: [
            ...(isSame ? [] : [mark.line('range', x(held), middle, x(own), middle)]),
            mark.dot('end', x(held), middle, 5),
            mark.dot('own', x(own), middle, isSame ? 2.5 : 5),
          ],
          texts: [
            ...(isSame ? [] : [text('value', dollars(held), x(held) - 10, middle + 4.5, 'end')]),
            text('value', dollars(own), x(own) + 10, middle + 4.5),
          ],
        };
      },
    }),
  );
  return {
    title: `In ${more} of these ${rows.length} cases a PIE leaves more of taxable income`,
    description:
      'What is left of $100 of taxable income after tax. The full dot is through a multi-rate PIE, the hollow one is held directly. Below the highest PIR, the two rates are assumed to be the same. A model of tax alone: fees and gains that are not taxed are left out.',
    ...bothDrawings((size) =>
      drawRows(
        {
          sections: [{ heading: null, rows: drawn }],
          domain: [Math.min(...lefts), Math.max(...lefts)],
          tickText: (left) => `$${left}`,
        },
        size,
      ),
    ),
    focus: 'none',
    table: {
      columns: ['Taxed at', 'Rate held directly', 'Rate in the PIE', 'Left directly', 'Left in the PIE'],
      rows: rows.map(({ name, direct, pie }) => ({
        name,
        link: null,
        cells: [formatPercent(direct), formatPercent(pie), dollars(100 - direct), dollars(100 - pie)],
      })),
    },
    source: 'Worked out from the rates that this page states with their sources',
    as_of: null,
  };
}

function rowsOf(on: string): Row[] {
  const highest = requireInForce(HIGHEST_PIR, on, 'highest PIR').value;
  const pirs = requireInForce(PIR_TABLES, on, 'table of PIRs').value.map(({ pir }) => pir);
  const trustee = requireInForce(TRUSTEE_RATES, on, 'trustee rate').value;
  const company = requireInForce(COMPANY_RATE, on, 'company rate').value;
  return [
    ...requireInForce(PERSONAL_RATES, on, 'personal rate').value.map(({ rate }) => ({
      name: `A person at ${formatPercent(rate)}`,
      direct: rate,
      pie: pirs.find((pir) => pir === rate) ?? highest,
    })),
    { name: 'A trust that elects the highest PIR', direct: trustee.rate, pie: highest },
    // Its PIE income is returned at its own rate.
    { name: 'A company', direct: company, pie: company },
  ];
}

const dollars = (amount: number) => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
