import { expect, it } from 'vitest';
import { dictionaryOf, type OpenData, type OpenRow } from './dictionary-of';
import { OPEN_TABLE_NAMES } from './table-names';

const none = Object.fromEntries(
  OPEN_TABLE_NAMES.map((name) => [name, [] as OpenRow[]]),
) as unknown as OpenData;

it('counts a column where a row states it: not by a default, nor through another column, nor by an amount of 0', () => {
  const offers = [
    { minimum_investment: 50_000, risk_rating: 'Medium', tax_structure: 'pie', exit_fee: 0 },
    { minimum_investment: 0, risk_rating: 'Medium', tax_structure: 'pie', exit_fee: null },
  ].map((row, at) => ({
    ...row,
    defaulted: at === 1 ? ['risk_rating'] : [],
    derived: at === 1 ? ['tax_structure'] : [],
  }));
  const table = dictionaryOf({ ...none, offers }).find((each) => each.table === 'offers');
  const stated = new Map(table?.columns.map((column) => [column.name, column.stated]));
  expect(table?.rows).toBe(2);
  for (const name of ['minimum_investment', 'risk_rating', 'tax_structure', 'exit_fee', 'defaulted'])
    expect([name, stated.get(name)]).toEqual([name, 1]);
  expect(stated.get('gearing')).toBe(0);
});
