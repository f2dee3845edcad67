import { BROKEN_BLOCK, brokenChartBlocks, chartBlocks } from '../chart/chart-blocks';
import { TextChartError } from '../chart/read-text-chart';
import { textChart } from '../chart/text-chart';
import type { Problem } from './problem';
import type { ReadTables } from './read-tables';
import { rowProblem } from './reporter';

/** Chart blocks of posts that cannot be drawn, or told from another of the same text, with the line of the text. */
export function checkCharts(tables: ReadTables, problems: Problem[]): void {
  for (const { place, fields } of tables.blog_posts ?? []) {
    if (typeof fields.content !== 'string') continue;
    for (const line of brokenChartBlocks(fields.content))
      problems.push(rowProblem(place, 'content', fields.content, `line ${line} of the text ${BROKEN_BLOCK}`));
    const titles = new Set<string>();
    for (const { source, line } of chartBlocks(fields.content)) {
      try {
        const { title } = textChart(source);
        // A page finds the drawing of a block by its title.
        if (titles.has(title))
          throw new TextChartError(1, `an earlier chart has the title "${title}" as well`);
        titles.add(title);
      } catch (error) {
        if (!(error instanceof TextChartError)) throw error;
        const reason = `line ${line + error.line - 1} of the text, in a chart: ${error.reason}`;
        problems.push(rowProblem(place, 'content', fields.content, reason));
      }
    }
  }
}
