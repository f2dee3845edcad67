import { compareTax } from '@tussock/core/pie/compare-tax';
import { expect, it } from 'vitest';
import { routesChart } from './routes-chart';

const TODAY = '2026-11-20';
const dollarsIn = (cell = '') => Number(cell.replace('$', ''));

it('draws what its table states, in both drawings', () => {
  const chart = routesChart(TODAY);
  for (const drawing of [chart.phone, chart.wide]) {
    if (!drawing.x) throw new Error('no scale');
    const { domain, range } = drawing.x;
    const groups = drawing.groups.filter(({ row }) => row !== null);
    expect(groups).toHaveLength(chart.table.rows.length);
    for (const { row, marks } of groups) {
      const { cells = [] } = chart.table.rows[row ?? 0] ?? {};
      const at = (look: string) =>
        marks.flatMap((mark) =>
          mark.shape === 'dot' && mark.look === look
            ? [domain[0] + ((mark.x - range[0]) / (range[1] - range[0])) * (domain[1] - domain[0])]
            : [],
        );
      expect(at('end')[0]).toBeCloseTo(dollarsIn(cells[2]), 1);
      expect(at('own')[0]).toBeCloseTo(dollarsIn(cells[3]), 1);
    }
  }
});

it('leaves what the calculator leaves of a dollar at the highest rate', () => {
  const rows = routesChart(TODAY).table.rows.map(({ cells }) => cells);
  const { direct, pie } = compareTax({
    taxpayer: { kind: 'individual', other_income: 500_000 },
    amount: 1_000,
    return_percent: 10,
    taxable_share: 100,
    pir: 28,
    on: TODAY,
  });
  const top = rows.find(([rate]) => rate === '39%');
  expect([direct.net, pie.net]).toEqual([dollarsIn(top?.[2]), dollarsIn(top?.[3])]);
});
