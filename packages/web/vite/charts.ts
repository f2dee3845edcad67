import {
  BROKEN_BLOCK,
  brokenChartBlocks,
  chartBlocks,
  withoutChartBlocks,
} from '../../core/src/chart/chart-blocks.ts';
import { TextChartError } from '../../core/src/chart/read-text-chart.ts';
import { textChart } from '../../core/src/chart/text-chart.ts';

/**
 * A text with its chart blocks laid out: they become figures of data, so that a page needs no code for their layout.
 * @param source the whole file, for the line of what is wrong
 */
export function drawCharts(body: string, source: string, file: string): string {
  const before = source.split('\n').length - body.split('\n').length;
  const [broken] = brokenChartBlocks(body);
  if (broken !== undefined) throw new Error(`${file}:${before + broken}: what begins here ${BROKEN_BLOCK}`);
  const blocks = chartBlocks(body);
  if (blocks.length === 0) return body;
  const charts = blocks.map((block) => {
    try {
      return textChart(block.source);
    } catch (error) {
      if (!(error instanceof TextChartError)) throw error;
      throw new Error(`${file}:${before + block.line + error.line - 1}: in a chart, ${error.reason}`);
    }
  });
  const text = withoutChartBlocks(body, (at) => `<ChartFigure chart={${JSON.stringify(charts[at])}} />`);
  return `${text}\n\nimport { ChartFigure } from '../ui/chart/chart-figure'\n`;
}
