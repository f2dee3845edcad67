import { blankRow } from '@tussock/core/column/blank-row.fixture';
import { OFFER_COLUMNS } from '@tussock/core/offer/columns';
import { describe, expect, it } from 'vitest';
import { figureOf } from './figure';
import { figuresOf } from './record-figures';

const TODAY = '2026-11-22';

it.each([
  ['Open', null, TODAY, '4 December 2026'],
  ['Open', null, '2026-12-04', '4 December 2026'],
  ['Open', null, '2026-12-05', '4 December 2026, which has passed'],
  ['Closing soon', null, '2026-12-05', '4 December 2026, which has passed'],
  ['Closing soon', '2026-12-04', '2026-12-05', '4 December 2026'],
  ['Closed', null, TODAY, '4 December 2026, stated before it ended'],
  ['Closed', '2026-12-04', '2026-12-05', '4 December 2026'],
])(
  'says of the closing date of an offer that is %s and closed on %s, on %s: %s',
  (status, closed_on, today, text) => {
    const row = { status, closes_on: '2026-12-04', closed_on };
    const figure = figureOf('closes_on', OFFER_COLUMNS.closes_on, { row, entries: {}, today });
    expect(figure).toEqual({ value: '2026-12-04', text, state: 'not_checked', source: null });
  },
);

it.each([
  ['stated', true, 'Stated by the provider, Growth category'],
  ['not_found', true, 'Stated by the provider, not found on the official list, Growth category'],
  ['listed', true, 'On the official list of 30 July 2026, Growth category'],
  [null, false, 'Not stated as AIP eligible'],
])('says of an offer whose eligibility for Active Investor Plus is %s: %s', (aip_state, value, text) => {
  const row = { is_aip_eligible: value, aip_state, aip_category: 'growth', aip_listed_on: '2026-07-30' };
  const figure = figureOf('is_aip_eligible', OFFER_COLUMNS.is_aip_eligible, {
    row,
    entries: {},
    today: TODAY,
  });
  expect(figure).toMatchObject({ value, text });
});

it.each([
  ['a tag says', { derived: ['distribution'] }, 'derived', 'Monthly'],
  ['a default says', { defaulted: ['distribution'] }, 'assumed', 'Monthly (not stated by the provider)'],
])('an entry of the ledger confirms nothing that %s', (_, change, state, text) => {
  const row = { distribution: 'monthly', ...change };
  const figure = figureOf('distribution', OFFER_COLUMNS.distribution, {
    row,
    entries: { distribution: { state: 'confirmed', source: null } },
    today: TODAY,
  });
  expect(figure).toEqual({ value: 'monthly', text, state, source: null });
});

describe('of what an offer leaves empty, and pages take from elsewhere', () => {
  const row = {
    ...blankRow(OFFER_COLUMNS),
    status: 'Open',
    asset_class: null,
    place: { slug: 'napier', name: 'Napier' },
    terms: ['short-term'],
    derived: ['terms'],
    tags: [{ id: 't', slug: 'short-term', name: 'Short term' }],
  };
  const figure = (name: 'location' | 'term_description', change = {}) =>
    figureOf(name, OFFER_COLUMNS[name], { row: { ...row, ...change }, entries: {}, today: TODAY });

  it('the place is that of the provider, and says so', () => {
    const text = 'Napier, the provider’s location';
    expect(figure('location')).toEqual({ value: 'Napier', text, state: 'derived', source: null });
    expect(figure('location', { location: 'Napier' })).toMatchObject({
      text: 'Napier',
      state: 'not_checked',
    });
    expect(figure('location', { place: null })).toMatchObject({ value: null, text: 'Not stated' });
  });

  it('the term is what its tag says, with the tag', () => {
    const value = 'Short term (up to 2 years)';
    const text = `${value}, derived from the tag “Short term”`;
    expect(figure('term_description')).toEqual({ value, text, state: 'derived', source: null });
    const none = { terms: [], derived: [], tags: [] };
    expect(figure('term_description', none)).toMatchObject({ value: null, text: 'Not stated' });
    expect(figure('term_description', { ...none, term_description: '18 months' })).toMatchObject({
      text: '18 months',
      state: 'not_checked',
    });
  });

  it('the term is what is stated as a number, with the entry of the number', () => {
    const stated = { terms: ['medium-term'], derived: [], tags: [], term_months: 36 };
    const entries = { term_months: { state: 'confirmed', source: null } } as const;
    const given = figureOf('term_description', OFFER_COLUMNS.term_description, {
      row: { ...row, ...stated },
      entries,
      today: TODAY,
    });
    expect(given).toEqual({ value: '3 years', text: '3 years', state: 'confirmed', source: null });
  });

  it('the location of a firm is its own column alone', () => {
    const firm = figureOf('location', OFFER_COLUMNS.location, {
      row: { place: row.place },
      entries: {},
      today: TODAY,
    });
    expect(firm).toMatchObject({ value: null, text: 'Not stated' });
  });
});

describe('why a figure of an offer has no value', () => {
  const row = { ...blankRow(OFFER_COLUMNS), status: 'Open', asset_class: { slug: 'venture-capital' } };
  it.each([
    ['occupancy', {}, 'Not asked of this kind of offer', 'not_asked'],
    ['occupancy', { asset_class: { slug: 'property' } }, 'Not stated', 'not_stated'],
    ['occupancy', { not_applicable: ['occupancy'] }, 'Does not apply', 'does_not_apply'],
    ['pre_money', {}, 'Not stated', 'not_stated'],
    ['exit_fee', { is_exclusive: true }, 'Shown on the page to visitors with access', 'locked'],
    ['outcome_return', {}, 'Does not apply', 'does_not_apply'],
    ['outcome_return', { status: 'Closed' }, 'Not stated', 'not_stated'],
    ['outcome_return', { status: 'Withdrawn' }, 'None stated; the offer was withdrawn', 'not_stated'],
    ['minimum_investment', {}, 'Contact for details', 'not_stated'],
    ['minimum_investment', { minimum_investment: 0 }, 'Contact for details', 'not_stated'],
    ['target_return_min', {}, 'Contact for details', 'not_stated'],
    ['target_return_max', {}, 'Contact for details', 'not_stated'],
    ['target_return_min', { target_return_max: 9 }, 'Not stated', 'not_stated'],
  ] as const)('%s with %j: %s', (name, change, text, state) => {
    const record = { row: { ...row, ...change }, entries: {}, today: TODAY };
    const figure = figureOf(name, OFFER_COLUMNS[name], record);
    expect(figure).toEqual({ value: null, text, state, source: null });
    expect(name in figuresOf(OFFER_COLUMNS, record)).toBe(state !== 'not_asked');
  });
});
