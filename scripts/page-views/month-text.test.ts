import { expect, test } from 'vitest';
import { monthText } from './month-text';

test.each([
  [1, 'November 2026: 1 page view\n'],
  [1_200, 'November 2026: 1,200 page views\n'],
])('%d views are counted in words', (count, line) => {
  expect(monthText('2026-11', [{ day: '2026-11-20', path: '/offers', count }])).toMatch(line);
});

test('the most viewed path is first, of equals by name; the days follow in order, with bars beside the longest', () => {
  const text = monthText('2026-11', [
    { day: '2026-11-21', path: '/b', count: 1 },
    { day: '2026-11-20', path: '/offers', count: 15 },
    { day: '2026-11-20', path: '/a', count: 1 },
    { day: '2026-11-19', path: '/offers', count: 8 },
    { day: '2026-11-19', path: '/home', count: 1_024 },
  ]);
  const bar = (length: number) => '▇'.repeat(length);
  expect(text.split('\n')).toEqual([
    'November 2026: 1,049 page views',
    '',
    '1,024  /home',
    '   23  /offers',
    '    1  /a',
    '    1  /b',
    '',
    `2026-11-19  1,032  ${bar(40)}`,
    `2026-11-20     16  ${bar(1)}`,
    `2026-11-21      1  ${bar(1)}`,
  ]);
});
