import { expect, it } from 'vitest';
import { anOffer, found, id, json, wrongOffer } from '../validate.fixture';

it.each([
  ['Defaulted', true],
  ['In receivership', true],
  ['Repaid early', true],
  ['Fully subscribed', false],
  ['Failed', false],
  ['extended', false],
])('warns of a status that means an end and ends nothing: %s, %s', (status, isWarning) => {
  const warning = ['warning', 'status', expect.stringContaining('Closed, Withdrawn and Failed')];
  expect(wrongOffer({ status })).toEqual(isWarning ? [warning] : []);
});

it('warns of what contradicts itself or cannot be meant', () => {
  expect(wrongOffer({ status: 'OPEN', closed_on: '2025-06-01', target_return_max: 0.085 })).toEqual([
    ['warning', 'target_return_max', expect.stringContaining('less than half a percent')],
    ['warning', 'closed_on', 'is before the offer was created'],
    ['warning', 'closed_on', 'is set although the status is Open'],
  ]);
  expect(wrongOffer({ loan_to_value: 0.65, occupancy: 98, arrears_share: 0.5, gearing: 0 })).toEqual([
    ['warning', 'loan_to_value', 'reads as one percent or less; 65 means 65%'],
  ]);
  expect(wrongOffer({ occupancy: 1, called_share: 1.5 })).toEqual([
    ['warning', 'occupancy', 'reads as one percent or less; 65 means 65%'],
  ]);
  expect(wrongOffer({ target_return_min: 0.085, target_return_max: 9.5, management_fee: 0.015 })).toEqual([
    ['warning', 'target_return_min', expect.stringContaining('less than half a percent')],
    ['warning', 'management_fee', 'reads as less than a tenth of a percent; 1.5 means 1.5%'],
  ]);
  expect(wrongOffer({ target_return_min: 0.5, target_return_max: 9.5, management_fee: 0.1 })).toEqual([]);
  expect(wrongOffer({ performance_fee: 0.2, management_fee: 0.02, is_exclusive: true })).toEqual([]);
});

it.each<[Record<string, unknown>, string[]]>([
  [{ target_return_min: 8, target_return_max: 8 }, []],
  [{ target_return_max: 1.8, target_return_type: 'x multiple' }, ['target_return_type']],
  [{ target_return_max: 1.8, target_return_type: '1.8x multiple' }, ['target_return_type']],
  [{ target_return_min: null, target_return_max: null, target_return_type: 'MOIC' }, []],
  [{ target_return_max: 12, target_return_type: '1.8x, 12% IRR' }, []],
  [{ target_return_max: 12, target_return_type: '12 months p.a.' }, []],
  [{ target_return_min: 0, target_return_max: 0 }, []],
  [{ target_return_min: 0, target_return_max: 9 }, []],
  [{ target_return_min: 0.3, target_return_max: null }, ['target_return_min']],
  [{ target_return_min: 0.3, target_return_max: 0.4 }, ['target_return_max']],
  [{ target_return_max: 0.5 }, []],
  [{ target_return_max: 0.49 }, ['target_return_max']],
  [{ target_return_min: 0.3, target_return_max: 0.5 }, ['target_return_min']],
  [{ management_fee: 0 }, []],
  [{ target_return_max: 100 }, []],
  [{ target_return_max: 100.01 }, ['target_return_max']],
  [{ minimum_investment: 1_000_000_000 }, []],
  [{ minimum_investment: 1_000_000_001 }, ['minimum_investment']],
  // The column has a limit of its own: said once.
  [{ minimum_investment: 2_000_000_000_000 }, ['minimum_investment']],
  [{ created_at: '2026-03-05T00:00:00Z', closes_on: '2026-03-05' }, []],
  [{ created_at: '2026-03-05T00:00:00Z', closes_on: '2026-03-04' }, ['closes_on']],
  [{ status: 'Open', closed_on: '2026-11-01' }, ['closed_on']],
  // It has no source either.
  [{ status: 'Open', outcome_return: 0 }, ['outcome_return', 'outcome_return']],
  [{ status: 'Open', outcome_note: 'Repaid.' }, ['outcome_note']],
  [{ status: 'Closed', closed_on: '2026-11-01', outcome_note: 'Repaid.' }, []],
  [{ aip_category: 'growth', is_aip_eligible: false }, ['aip_category']],
  [{ aip_category: 'growth', is_aip_eligible: true }, []],
])('doubts what is over its limit, and nothing at it: %j, %j', (fields, doubted) => {
  const terms = { target_return_min: null, created_at: '2026-01-05T00:00:00Z', ...fields };
  expect(wrongOffer(terms).map(([, field]) => field)).toEqual(doubted);
});

it('warns of a term of no months, which says that there is one', () => {
  expect(wrongOffer({ term_months: 0 })).toEqual([
    ['warning', 'term_months', 'is shown as "0 months"; leave it empty where no term is stated'],
  ]);
  expect(wrongOffer({ term_months: 0, term_description: '5 years' })).toHaveLength(1);
  expect([1, null].map((term_months) => wrongOffer({ term_months }))).toEqual([[], []]);
});

it.each([
  ['5 years', 5, true],
  ['5 years', 60, false],
  ['3–5 years', 36, true],
  ['3 to 5 years', 60, false],
  ['12 months', 1, true],
  ['13 months', 12, true],
  ['365 days', 12, false],
  ['2.5 years', 30, false],
  ['400 days', 13, false],
  // More than one span, or words beside it: the months may be of another.
  ['18 months to conversion, then 3-4 years', 66, false],
  ['About 5 years', 66, false],
  ['Open ended', 24, false],
  ['5 years', null, false],
])('doubts a term of "%s" beside months: %j, %s', (term_description, term_months, isDoubted) => {
  const warning = ['warning', 'term_months', expect.stringContaining('contradicts term_description')];
  expect(wrongOffer({ term_description, term_months })).toEqual(isDoubted ? [warning] : []);
});

it.each<[string | null, boolean | null, boolean]>([
  ['3 years', true, true],
  ['3–5 years', true, true],
  ['Open-ended', false, true],
  ['Open ended, 90 days’ notice', false, true],
  ['3 years', false, false],
  ['Open-ended', true, false],
  ['3 years', null, false],
  ['Open-ended', null, false],
  [null, true, false],
  // The words leave it open.
  ['3 years, then rolling', true, false],
  ['At the end of the fund', false, false],
  ['No fixed term', false, false],
])('doubts a term of "%s" beside is_open_ended %j: %s', (term_description, is_open_ended, isDoubted) => {
  const warning = ['warning', 'is_open_ended', expect.stringContaining('contradicts term_description')];
  expect(wrongOffer({ term_description, is_open_ended })).toEqual(isDoubted ? [warning] : []);
});

it.each([
  ['Open ended, three-year hold', true, null, true],
  ['Open ended; no redemption for the first 8 years', true, null, true],
  ['Open ended after a 2-year commitment', true, null, true],
  ['Open-ended, 12 month lock-up', true, null, true],
  ['Open-ended, locked in for 12 months', true, null, true],
  ['Open ended, three-year hold', true, 36, false],
  // What has an end is read from its words.
  ['Three-year hold', false, null, false],
  // No time that it has to be held.
  ['Open ended; five years suggested by the manager', true, null, false],
  ['Evergreen; exit by sale of units, or limited buy-back every three years', true, null, false],
  ['Open ended, 90 days’ notice', true, null, false],
  ['Open ended; no redemption from the fund', true, null, false],
  [null, true, null, false],
])(
  'doubts an open-ended term of "%s" (%s) beside the months %j: %s',
  (term_description, is_open_ended, term_months, isDoubted) => {
    const warning = ['warning', 'term_months', expect.stringContaining('names a shortest time to hold')];
    expect(wrongOffer({ term_description, is_open_ended, term_months })).toEqual(isDoubted ? [warning] : []);
  },
);

it('warns of a column of percentages that is in fractions, which small ones beside others are not', () => {
  const fees = (all: number[], more = {}) =>
    found(
      json({
        offers: all.map((exit_fee, n) => anOffer({ id: id(n), slug: `s-${n}`, exit_fee, ...more })),
      }),
    );
  const warning = ['warning', 'exit_fee', 'is below 1 in each of the 5 rows that state it; 8.5 means 8.5%'];
  expect(fees([0.01, 0.02, 0, 0.005, 0.02, 0.5])).toEqual([warning]);
  expect(fees([0.01, 0.02, 0, 0.005, 0.02, 1])).toEqual([]);
  expect(fees([0.5, 0.5, 0.5, 0.5])).toEqual([]);
  expect(fees([0.01, 0.02, 0, 0.005, 0.02, 0.5], { is_exclusive: true })).toEqual([]);
  // Fees of management are doubted one by one, and half a percent is usual.
  expect(fees([0, 0, 0, 0, 0], { management_fee: 0.5 })).toEqual([]);
});
