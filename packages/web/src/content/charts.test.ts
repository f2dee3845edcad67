import { expect, it } from 'vitest';
import { drawCharts } from '../../vite/charts';

const guide = (cell: string) =>
  `---\ntitle: A guide\n---\nText.\n\n\`\`\`chart\nTitle: One row\nReading: Longer is more.\nSource: Own figures\n\n| Row | Share |\n|---|---|\n| A | ${cell} |\n\`\`\`\n`;
const drawn = (source: string) => drawCharts(source.split('---\n')[2] ?? '', source, 'content/guide.mdx');

it('lays out the chart of a guide, and refuses to build one that cannot be drawn', () => {
  expect(drawn(guide('8%'))).toMatch(/\n<ChartFigure chart=\{\{".*\}\} \/>\n/);
  expect(() => drawn(guide('wide'))).toThrow(
    /^content\/guide\.mdx:13: in a chart, "wide" must be a figure such as/,
  );
  expect(() => drawn(guide('8%').replace('```chart', '```Chart'))).toThrow(
    /^content\/guide\.mdx:6: what begins here is no chart block/,
  );
});
