import { textChart } from '@tussock/core/chart/text-chart';
import { expect, it } from 'vitest';
import { chartTitle } from './text-charts';

it.each([
  ...['Title: Two rows', 'title:  Two rows ', '  TITLE:\tTwo rows', 'Title: Two rows\r', 'Title:Two rows'],
  ...[
    'Title: Two  rows',
    'Title: Two\u00a0rows',
    '\u00a0Title:\u00a0Two\trows',
    'Title: One row\nTitle: Two rows',
  ],
  `Title: Two${' '.repeat(2_000)}rows`,
])('a block with %j has the title under which its drawing is found', (line) => {
  const block = `${line}\nReading: Longer is more.\nSource: Own figures\n\n| Row | Share |\n|---|---|\n| A | 8% |\n`;
  expect(textChart(block).title).toBe('Two rows');
  expect(chartTitle(block)).toBe('Two rows');
});
