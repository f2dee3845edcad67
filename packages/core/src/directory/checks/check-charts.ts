import { BROKEN_BLOCK, brokenChartBlocks, chartBlocks } from '../../chart/chart-blocks';
import { TextChartError } from '../../chart/read-text-chart';
import { textChart } from '../../chart/text-chart';
import type { Problem } from '../problem';
import type { ReadTables } from '../read-tables';
import { reporterOf } from '../reporter';

/** Chart blocks of posts that cannot be drawn, or told from another of the same text, with the line of the text. */
export function checkCharts(tables: ReadTables, problems: Problem[]): void {
  for (const post of tables.blog_posts ?? []) {
    const { content } = post.fields;
    if (typeof content !== 'string') continue;
    const report = reporterOf(post, problems);
    for (const line of brokenChartBlocks(content))
      report('content', `line ${line} of the text ${BROKEN_BLOCK}`);
    for (const reason of faultsOfCharts(content)) report('content', reason);
  }
}

function* faultsOfCharts(content: string): Generator<string> {
  const titles = new Set<string>();
  for (const { source, line } of chartBlocks(content)) {
    try {
      const { title } = textChart(source);
      // A page finds the drawing of a block by its title.
      if (titles.has(title)) throw new TextChartError(1, `an earlier chart has the title "${title}" as well`);
      titles.add(title);
    } catch (error) {
      if (!(error instanceof TextChartError)) throw error;
      yield `line ${line + error.line - 1} of the text, in a chart: ${error.reason}`;
    }
  }
}
