import { expect, it } from 'vitest';
import { brokenChartBlocks, chartBlocks, withoutChartBlocks } from './chart-blocks';

const CONTENT = 'Title: Two rows\n| A | B |\n';
const block = (begin = '```chart', end = '```') => `${begin}\n${CONTENT}${end}\n`;
const text = (...parts: string[]) => ['Before\n', ...parts, 'After\n\n```js\ncode\n```\n'].join('\n');

it('a chart block is found in a text by its fence', () => {
  expect(chartBlocks(text(block()))).toEqual([{ source: CONTENT, line: 4 }]);
  expect(withoutChartBlocks(text(block(), block()), (at) => `chart ${at}`)).toBe(
    text('chart 0\n', 'chart 1\n'),
  );
  expect(chartBlocks('No chart, and `a word` of code.')).toEqual([]);
});

it.each(['``` chart', '```Chart', '````chart', '~~~chart', '  ```chart', '> ```chart', '```chart bars'])(
  'what begins with %j is meant as one and is none',
  (begin) => {
    const written = text(block(), block(begin));
    expect(chartBlocks(written)).toHaveLength(1);
    expect(brokenChartBlocks(written)).toEqual([8]);
  },
);

it.each(['````', '  ```', '~~~', ''])('nor is one that ends with %j alone', (end) => {
  expect(brokenChartBlocks(`Before\n\n${block('```chart', end)}`)).toEqual([3]);
});

it.each(['```charts', '```js', '```chart-data', 'A ```chart in words'])(
  '%j is no beginning of one',
  (begin) => {
    expect(brokenChartBlocks(text(block(begin)))).toEqual([]);
    expect(brokenChartBlocks(text(block()))).toEqual([]);
  },
);
