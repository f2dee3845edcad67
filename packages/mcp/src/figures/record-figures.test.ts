import { blankRow } from '@tussock/core/column/blank-row.fixture';
import type { Column } from '@tussock/core/column/column';
import { OFFER_COLUMNS } from '@tussock/core/offer/columns';
import { expect, it } from 'vitest';
import { figureOf } from './figure';
import { figuresOf, textsOf } from './record-figures';

const TODAY = '2026-11-22';
const row = {
  ...blankRow(OFFER_COLUMNS),
  id: 'an-id',
  slug: 'kauri-street',
  name: 'Kauri Street',
  tagline: 'Lends on land.',
  asset_class: null,
  status: 'Open',
  is_active: true,
  minimum_investment: 50_000,
  investment_currency: 'NZD',
  image_url: 'https://x.example/a.png',
  description: 'It **lends**.',
  details: '',
  conflicts: 'None.',
  provider_id: 'another-id',
  documents: [{ title: 'Term sheet', address: 'https://x.example/a.pdf' }],
};

it('the figures of a record are what it states in a figure, a date or a word: no id, long text, paper, picture or name', () => {
  const figures = figuresOf(OFFER_COLUMNS, { row, entries: {}, today: TODAY });
  expect(figures.minimum_investment).toMatchObject({ value: 50_000, text: '$50,000 NZD' });
  expect(figures.status).toMatchObject({ value: 'Open' });
  const others = Object.entries<Column>(OFFER_COLUMNS).filter(([name, { kind, label }]) => {
    const isText = ['uuid', 'key', 'slug', 'image', 'markdown', 'documents', 'names'].includes(kind);
    return label === undefined || isText || ['name', 'tagline'].includes(name);
  });
  expect(others.length).toBeGreaterThan(8);
  expect(others.filter(([name]) => name in figures)).toEqual([]);
});

it.each([
  ['what readers look for', 'distribution'],
  ['a figure', 'exit_fee'],
  ['a term of a fee that is charged', 'fee_base'],
])('%s is named where it is not stated; of what nobody expects, nothing is said', (_, name) => {
  const figures = figuresOf(OFFER_COLUMNS, { row: { ...row, management_fee: 1 }, entries: {}, today: TODAY });
  expect(figures[name]).toMatchObject({ value: null, state: 'not_stated' });
  for (const unexpected of ['auditor', 'high_water_mark']) expect(figures).not.toHaveProperty(unexpected);
});

it('what the provider says does not apply is named', () => {
  const { auditor } = figuresOf(OFFER_COLUMNS, {
    row: { ...row, not_applicable: ['auditor'] },
    entries: {},
    today: TODAY,
  });
  expect(auditor).toMatchObject({ text: 'Does not apply', state: 'does_not_apply' });
});

it('the texts of a record are those that it has, under their fields', () => {
  expect(textsOf(OFFER_COLUMNS, row)).toEqual({
    tagline: 'Lends on land.',
    description: 'It **lends**.',
    conflicts: 'None.',
  });
});

it.each([
  ['Open', 'Does not apply', 'does_not_apply'],
  ['Closed', 'Not stated', 'not_stated'],
])('the day on which an offer that is %s closed: %s', (status, text, state) => {
  const figure = figureOf('closed_on', OFFER_COLUMNS.closed_on, {
    row: { ...row, status },
    entries: {},
    today: TODAY,
  });
  expect(figure).toEqual({ value: null, text, state, source: null });
});
