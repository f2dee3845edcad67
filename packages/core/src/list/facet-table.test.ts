import { expect, it } from 'vitest';
import { type FacetOption, fromData, fromLabels, fromText } from './facet';
import { countFacets, tableOf } from './facet-table';

const CARDS = ['Open', 'Open', 'OPEN', 'Closing soon'].map((status) => ({ status }));
const table = tableOf(
  { status: fromText('status', 'Status', ({ status }: { status: string }) => status, []) },
  CARDS,
);
const found = (...status: string[]) => {
  const { rows, facets } = countFacets(table, { status });
  return [
    rows,
    facets.status.filter(({ value }) => status.includes(value) || rows.length > 0).length,
  ] as const;
};

it('reads the values of a filter in any capitals, and names none twice', () => {
  expect(found('open')).toEqual([[0, 1, 2], 2]);
  expect(found('closing SOON', 'Open')).toEqual([[0, 1, 2, 3], 2]);
});

it('counts values that differ in capitals as one option, as most cards spell it: choosing it finds as many', () => {
  expect(countFacets(table, {}).facets.status).toEqual([
    { value: 'Closing soon', label: 'Closing soon', count: 1 },
    { value: 'Open', label: 'Open', count: 3 },
  ]);
});

it('names a place as most cards spell it, though the slug of each is the same', () => {
  const spelled = ['AUCKLAND', 'Auckland', 'Auckland', 'auckland'];
  const places = tableOf(
    { at: fromData('at', 'At', ({ at }: { at: FacetOption }) => [at]) },
    spelled.map((label) => ({ at: { value: 'auckland', label } })),
  );
  expect(countFacets(places, {}).facets.at).toEqual([{ value: 'auckland', label: 'Auckland', count: 4 }]);
});

it('reads the words that a slug is made from, so that a place is found by its name', () => {
  const places = tableOf({ at: fromData('at', 'At', ({ at }: { at: FacetOption }) => [at]) }, [
    { at: { value: 'bay-of-plenty', label: 'Bay of Plenty' } },
    { at: { value: 'whangarei', label: 'Whangārei' } },
  ]);
  for (const [name, row] of [
    ['Bay of Plenty', 0],
    ['Whangārei', 1],
    ['whangarei', 1],
  ] as const) {
    const { rows, facets } = countFacets(places, { at: [name] });
    expect([name, rows, facets.at.length]).toEqual([name, [row], 2]);
  }
});

it('takes a value as it is written where it is an option, though its words make the slug of another', () => {
  const ratings = tableOf(
    { of: fromText('of', 'Of', ({ of }: { of: string }) => of, []) },
    ['Medium-high', 'Medium/high', 'Medium-high'].map((of) => ({ of })),
  );
  const found = (of: string) => countFacets(ratings, { of: [of] });
  expect(found('Medium/high')).toEqual({
    rows: [1],
    facets: {
      of: [
        { value: 'Medium-high', label: 'Medium-high', count: 2 },
        { value: 'Medium/high', label: 'Medium/high', count: 1 },
      ],
    },
  });
  expect([found('MEDIUM/HIGH').rows, found('Medium high').rows]).toEqual([[1], [0, 2]]);
});

it('lists a value that no card has as one that is chosen', () => {
  expect(countFacets(table, { status: ['nonsense'] }).facets.status).toContainEqual({
    value: 'nonsense',
    label: 'nonsense',
    count: 0,
  });
});

it('names a declared value that no card has as it is declared', () => {
  const labels = { pie: 'PIE', company: 'Company' };
  const forms = tableOf({ form: fromLabels('form', 'Form', labels, ({ form }: { form: 'pie' }) => [form]) }, [
    { form: 'pie' },
  ]);
  const chosen = (value: string) => countFacets(forms, { form: [value] }).facets.form;
  expect(chosen('company')).toContainEqual({ value: 'company', label: 'Company', count: 0 });
  expect(chosen('trust')).toContainEqual({ value: 'trust', label: 'trust', count: 0 });
});

it('lists the options with the highest counts where not all are asked for, and those that are chosen', () => {
  const many = tableOf(
    { of: fromText('of', 'Of', ({ of }: { of: string }) => of, []) },
    [...'abbcccdddd'].map((of) => ({ of })),
  );
  const listed = (most: number, ...of: string[]) => {
    const { facets, option_totals } = countFacets(many, { of }, undefined, { most_options: most });
    return [facets.of.map(({ value }) => value).join(''), option_totals?.of];
  };
  expect(listed(2)).toEqual(['cd', 4]);
  expect(listed(2, 'a')).toEqual(['acd', 4]);
  expect(listed(4)).toEqual(['abcd', undefined]);
});
