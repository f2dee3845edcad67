import { chartBlocks, TextChartError, textChart } from '../../core/src/chart/text-chart.ts';

/**
 * A text with its chart blocks laid out: they become figures of data, so that a page needs no code for their layout.
 * @param source the whole file, for the line of what is wrong
 */
export function drawCharts(body: string, source: string, file: string): string {
  const blocks = chartBlocks(body);
  if (blocks.length === 0) return body;
  const before = source.split('\n').length - body.split('\n').length;
  const charts = blocks.map((block) => {
    try {
      return textChart(block.source);
    } catch (error) {
      if (!(error instanceof TextChartError)) throw error;
      throw new Error(`${file}:${before + block.line + error.line - 1}: in a chart, ${error.reason}`);
    }
  });
  let at = 0;
  const text = body.replace(/^```chart[ \t]*\r?\n[\s\S]*?^```[ \t]*$/gm, () => {
    at += 1;
    return `<ChartFigure chart={charts[${at - 1}]} />`;
  });
  return `${text}\n\nimport { ChartFigure } from '../ui/chart/chart-figure'\n\nexport const charts = ${JSON.stringify(charts)}\n`;
}
