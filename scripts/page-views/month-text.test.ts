import { expect, test } from 'vitest';
import { monthText } from './month-text';

test.each([
  [1, 'November 2026: 1 page view\n'],
  [1_200, 'November 2026: 1,200 page views\n'],
])('%d views are counted in words', (count, line) => {
  expect(monthText('2026-11', [{ day: '2026-11-20', path: '/offers', count }])).toMatch(line);
});
