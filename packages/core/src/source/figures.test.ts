import { expect, it } from 'vitest';
import { type Columns, columnNames } from '../column/column';
import { PLATFORM_COLUMNS } from '../firm/platform-columns';
import { PROVIDER_COLUMNS } from '../firm/provider-columns';
import { FUND_COLUMNS } from '../fund/columns';

const figuresOf = (columns: Columns) => columnNames(columns, ({ figure }) => figure === true);

it('what a provider states of funds and firms in figures can be confirmed, and counts in their coverage', () => {
  expect(figuresOf(FUND_COLUMNS)).toEqual(['total_fund_size', 'inception_date']);
  expect(figuresOf(PROVIDER_COLUMNS)).toEqual(['established_date', 'aum']);
  expect(figuresOf(PLATFORM_COLUMNS)).toEqual(['total_capital_raised', 'investor_count']);
});
