import { expect, it } from 'vitest';
import { rowText } from './chart-row';

it('a row in words leaves out the columns in which it has nothing', () => {
  const row = { name: 'All four', link: null, cells: ['$13.5 million', '', '−0.5%'] };
  const table = { columns: ['Deal', 'Paid in', 'Years', 'IRR'], rows: [row] };
  expect(rowText(table, row)).toBe('All four: Paid in $13.5 million, IRR −0.5%');
});
