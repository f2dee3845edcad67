import { expect, it } from 'vitest';
import { rowCounter, type TableCount } from './counts';
import { dictionaryOf } from './dictionary-of';
import { OPEN_TABLE_NAMES, type OpenTable } from './table-names';

function countOf(table: OpenTable, rows: readonly object[]): TableCount {
  const { add, count } = rowCounter(table, (row) => `made of ${Object.values(row).join()}`);
  for (const row of rows) add(row);
  return count();
}

const none = Object.fromEntries(OPEN_TABLE_NAMES.map((table) => [table, countOf(table, [])])) as Record<
  OpenTable,
  TableCount
>;

/** The columns of a table of these rows, by name. */
function columnsOf(table: OpenTable, rows: readonly object[]) {
  const found = dictionaryOf({ ...none, [table]: countOf(table, rows) }).find((each) => each.table === table);
  expect(found?.rows).toBe(rows.length);
  return new Map(found?.columns.map((column) => [column.name, column]));
}

it('counts a column where a row states it: not by a default, nor through another column, nor by an amount of 0', () => {
  const offers = [
    { minimum_investment: 50_000, risk_rating: 'Medium', tax_structure: 'pie', exit_fee: 0 },
    { minimum_investment: 0, risk_rating: 'Medium', tax_structure: 'pie', exit_fee: null },
  ].map((row, at) => ({
    ...row,
    defaulted: at === 1 ? ['risk_rating'] : [],
    derived: at === 1 ? ['tax_structure'] : [],
  }));
  const columns = columnsOf('offers', offers);
  for (const name of [
    'minimum_investment',
    'risk_rating',
    'tax_structure',
    'exit_fee',
    'defaulted',
    'derived',
  ])
    expect([name, columns.get(name)?.stated]).toEqual([name, 1]);
  expect(columns.get('gearing')).toMatchObject({ stated: 0, example: null });
  expect(columns.get('minimum_investment')?.meaning).toContain('0 means not stated.');
  expect(columns.get('exit_fee')?.meaning).not.toContain('0 means');
});

it('shows the first value that a row states, cut where it is long', () => {
  const tags = [
    { id: 'b', name: '', description: null },
    { id: 'a', name: 'PIE', description: `Long ${'words '.repeat(30)}` },
    { id: 'c', name: 'AIP', description: 'Short.' },
  ];
  const columns = columnsOf('tags', tags);
  expect(columns.get('id')).toMatchObject({ stated: 3, example: 'b' });
  expect(columns.get('name')).toMatchObject({ stated: 2, example: 'PIE' });
  expect(columns.get('description')?.example).toMatch(/^Long words .{40,48}…$/);
});

it('gives an id to a row that has none', () => {
  const rows = [
    { offer_id: '1', tag_id: 'a' },
    { offer_id: '2', tag_id: 'b' },
  ];
  expect(columnsOf('offer_tags', rows).get('id')).toMatchObject({ stated: 2, example: 'made of 1,a' });
});

it('says of a column that is newer than the counts that nothing states it', () => {
  const { tagline: _, ...columns } = none.offers.columns;
  const offers = { ...none.offers, rows: 3, columns };
  const found = dictionaryOf({ ...none, offers }).find(({ table }) => table === 'offers');
  expect(found?.columns.find(({ name }) => name === 'tagline')).toMatchObject({ stated: 0, example: null });
});
