// Extensions: the configuration of vite imports this file, and Node reads it as it is.

import type { ChartTable } from '../answers/chart';
import { bothDrawings } from './parts.ts';
import { readTextChart } from './read-text-chart.ts';
import { bars, line } from './text-chart-drawings.ts';

/** A chart in a text, laid out from its own figures. */
export interface LaidOutText {
  title: string;
  description: string;
  phone: ReturnType<typeof bothDrawings>['phone'];
  wide: ReturnType<typeof bothDrawings>['wide'];
  focus: 'none';
  table: ChartTable;
  source: string;
  as_of: null;
}

/**
 * Lays out the block of a text.
 * @throws TextChartError that names the line
 */
export function textChart(block: string): LaidOutText {
  const { title, reading, source, kind, columns, cells, rows } = readTextChart(block);
  return {
    title,
    description: reading,
    ...bothDrawings((size) => (kind === 'bars' ? bars(rows, size) : line(rows, columns[0] ?? '', size))),
    focus: 'none',
    table: {
      columns,
      rows: cells.map(([name = '', ...others]) => ({ name, link: null, cells: others })),
    },
    source: source.replace(/\.$/, ''),
    as_of: null,
  };
}
