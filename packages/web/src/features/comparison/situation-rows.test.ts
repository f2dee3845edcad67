import { blankRow } from '@tussock/core/column/blank-row.fixture';
import { OFFER_COLUMNS } from '@tussock/core/offer/columns';
import type { Offer } from '@tussock/core/offer/offer';
import { NO_SITUATION } from '@tussock/core/situation/situation';
import { expect, it } from 'vitest';
import { situationRows } from './situation-rows';

const loan = (change: Partial<Offer>): Offer =>
  ({
    ...blankRow(OFFER_COLUMNS),
    name: 'Loan',
    status: 'Open',
    investment_currency: 'NZD',
    minimum_investment: 50_000,
    target_return_min: 8,
    target_return_max: 8,
    target_return_type: 'interest p.a.',
    security_type: 'debt',
    management_fee: 0,
    performance_fee: 0,
    entry_fee: 0,
    exit_fee: 0,
    defaulted: [],
    tags: [],
    asset_class: null,
    is_exclusive: false,
    ...change,
  }) as unknown as Offer;
const person = { ...NO_SITUATION, kind: 'person', person_rate: 39 } as const;

it('a PIE in another currency says that held directly it is taxed under the fair dividend rate', () => {
  const units = { tax_structure: 'pie', security_type: 'units', target_return_type: 'p.a.' } as const;
  const offers = [loan({ ...units, investment_currency: 'USD' }), loan({ ...units })];
  const cells = situationRows(offers, { ...person, person_pir: 28 }, '2026-11-20').find(({ label }) =>
    label.startsWith('The same return held directly'),
  )?.cells;
  // 8 − 5 × 0.39 = 6.05; 8 × (1 − 0.39) = 4.88.
  expect(cells?.map((cell) => cell?.text)).toEqual(['6.05% a year', '4.88% a year']);
  expect(cells?.[0]?.note).toContain('Under the fair dividend rate at 39%');
  expect(cells?.[1]?.note).toBeUndefined();
});

it('the comparison names the fees that are not stated beside what is left', () => {
  const offers = [loan({ exit_fee: null }), loan({ is_exclusive: true }), loan({ status: 'Failed' })];
  const [row] = situationRows(offers, person, '2026-11-20');
  expect(row?.label).toBe('Left after tax');
  // 8 × (1 − 0.39) = 4.88.
  expect(row?.cells).toEqual([
    {
      text: '4.88% a year',
      note: 'After the fees stated; the exit fee is not stated; held directly at 39% (structure not stated)',
      isFigure: true,
    },
    {
      text: '4.88% a year',
      note: 'The fees are locked and count as not stated; held directly at 39% (structure not stated)',
      isFigure: true,
    },
    {
      text: 'Not worked out',
      note: 'Nothing is computed for an offer that has ended.',
      isFigure: false,
    },
  ]);
});

it('an offer whose tax structure is not stated is not called “Not a PIE” beside one', () => {
  const offers = [
    loan({ tax_structure: 'pie', derived: ['tax_structure'] }),
    loan({ tax_structure: null }),
    loan({ tax_structure: 'company' }),
  ];
  const cells = situationRows(offers, { ...person, person_pir: 28 }, '2026-11-20').find(({ label }) =>
    label.startsWith('The same return held directly'),
  )?.cells;
  expect(cells).toEqual([
    { text: '4.88% a year' },
    { text: 'Tax structure not stated' },
    { text: 'Not a PIE' },
  ]);
});

it('the comparison works out nothing from a target that is not a rate a year', () => {
  const total = 'total return over 5 years, not annualised';
  const offers = [loan({ target_return_max: 60, target_return_type: total, tax_structure: 'pie' })];
  const rows = situationRows(offers, { ...person, person_pir: 28, amount: 100_000 }, '2026-11-20');
  const cells = rows.flatMap((row) => row.cells);
  expect(cells.some((cell) => cell?.text === 'Not worked out')).toBe(true);
  for (const cell of cells) {
    expect(cell?.isFigure ?? false).toBe(false);
    expect(cell?.text ?? '').not.toMatch(/\d.*a year/);
  }
});

it('the amount says which dollars it means beside an offer in another currency', () => {
  const labelOf = (...offers: Offer[]) =>
    situationRows(offers, { ...person, amount: 100_000 }, '2026-11-20')[1]?.label;
  expect(labelOf(loan({}), loan({}))).toBe('On $100,000');
  expect(labelOf(loan({}), loan({ investment_currency: 'USD' }))).toBe('On NZ$100,000');
});

it('an amount in NZD is no amount in an offer of another currency: nothing is worked out from it', () => {
  const offers = [loan({}), loan({ investment_currency: 'USD' })];
  const cells = situationRows(offers, { ...person, amount: 100_000 }, '2026-11-20')[1]?.cells;
  expect(cells?.map((cell) => cell?.text)).toEqual([
    'About $4,880 a year',
    'Not worked out: the offer is in USD.',
  ]);
});

it('the comparison says beside the dollars that an amount is less than a minimum, and that an IRR is not paid each year', () => {
  const irr = { target_return_type: 'IRR', security_type: 'equity' } as const;
  const offers = [
    loan({}),
    loan({ minimum_investment: 100_001 }),
    loan({ ...irr, minimum_investment: 100_001 }),
  ];
  const rows = situationRows(offers, { ...person, amount: 100_000 }, '2026-11-20');
  const cells = rows.find(({ label }) => label.startsWith('On '))?.cells;
  expect(cells?.map((cell) => cell?.note)).toEqual([
    undefined,
    'Less than this offer’s minimum.',
    'Less than this offer’s minimum. An IRR is one rate over the whole term, not a yearly income.',
  ]);
});
