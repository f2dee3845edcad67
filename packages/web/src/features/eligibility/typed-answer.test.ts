import type { Question, QuestionId } from '@tussock/core/eligibility/question';
import { QUESTIONS } from '@tussock/core/eligibility/questions';
import { describe, expect, it } from 'vitest';
import { faultAt, mendedBy, readAnswer, readableAnswer, type Typed, typedOf } from './typed-answer';

const TODAY = '2026-11-20';
const question = (id: QuestionId) => QUESTIONS.find((each) => each.id === id) as Question;
const read = (id: QuestionId, typed: Typed) => readAnswer(question(id), typed, TODAY);

describe('what is typed as an answer', () => {
  it.each([
    ['investor', { value: 'person' }, 'person'],
    ['government_agency', { value: 'not-sure' }, 'not-sure'],
    ['portfolio_date', { value: '2026-11-20' }, '2026-11-20'],
    ['experience_years', { value: '2.5' }, 2.5],
    ['experience_years', { value: '10' }, 10],
    ['experience_years', { value: ' 0.5 ' }, 0.5],
    ['experience_years', { value: '0' }, 0],
    ['derivatives_notional', { value: '0' }, 0],
    ['portfolio_date', { value: ' 2026-11-19 ' }, '2026-11-19'],
    ['portfolio', { shares: ' ', funds: ' 5k ' }, { funds: 5_000 }],
    ['derivatives_notional', { value: '$5m' }, 5_000_000],
    ['portfolio', { shares: '$1.2345678m' }, { shares: 1_234_567.8 }],
    ['portfolio', { shares: '999,999.99' }, { shares: 999_999.99 }],
    ['minimum_payable', { payable: '0', same_product: '800k' }, { payable: 0, same_product: 800_000 }],
    [
      'portfolio',
      { shares: '$600,000', funds: '', debt: '90k', kiwisaver: '50k' },
      { shares: 600_000, debt: 90_000 },
    ],
    ['net_assets', { last_year: '-20,000', year_before: '0' }, { last_year: -20_000, year_before: 0 }],
  ] as const)('for %s is read', (id, typed, answer) => {
    expect(read(id, typed)).toEqual({ answer, errors: null });
    expect(readAnswer(question(id), typedOf(question(id), answer), TODAY).answer).toEqual(answer);
  });

  it.each([
    ['investor', {}, 'value', /choose an answer/],
    ['portfolio_date', { value: '2026-02-30' }, 'value', /enter a date/],
    ['portfolio_date', { value: '2026-11-21' }, 'value', /future/],
    ['experience_years', { value: 'some' }, 'value', /years such as/],
    ['experience_years', { value: '-1' }, 'value', /years such as/],
    ['experience_years', { value: '$3' }, 'value', /years such as/],
    ['investor', { value: ' ' }, 'value', /choose an answer/],
    ['net_assets', { last_year: ' ', year_before: '1m' }, 'last_year', /can be 0/],
    ['experience_years', { value: '10.01' }, 'value', /last 10 years count.*10 or fewer/],
    ['experience_years', { value: '15' }, 'value', /last 10 years count/],
    ['experience_years', { value: '1.999' }, 'value', /two digits/],
    ['portfolio', { shares: '999,999.999' }, 'shares', /two digits/],
    // However near to the limit.
    ['portfolio', { shares: '999,999.9999999' }, 'shares', /two digits/],
    ['experience_years', { value: '1.9999999999999' }, 'value', /two digits/],
    ['minimum_payable', { same_product: '800k' }, 'payable', /can be 0/],
    ['derivatives_notional', { value: '4,999,999.999' }, 'value', /two digits/],
    ['derivatives_notional', { value: '999999999999m' }, 'value', /amount such as/],
    ['derivatives_notional', { value: '<script>' }, 'value', /amount such as/],
    ['portfolio', {}, 'shares', /can be 0/],
    ['portfolio', { shares: '1e9999' }, 'shares', /amount such as/],
    ['portfolio', { shares: '-5' }, 'shares', /0 or more/],
    ['turnover', { last_year: '6m' }, 'year_before', /can be 0/],
  ] as const)('for %s, when %j, is refused at its control', (id, typed, part, message) => {
    const { answer, errors } = read(id, typed);
    expect(answer).toBeNull();
    expect(errors?.[part]).toMatch(message);
  });
});

it('shows an earlier answer as it was: “Not sure” where it is one of the choices, and in no field', () => {
  const shown = (id: QuestionId) => typedOf(question(id), 'not-sure');
  for (const id of ['government_agency', 'investor'] as const)
    expect(shown(id)).toEqual({ value: 'not-sure' });
  for (const id of ['experience_years', 'portfolio_date', 'portfolio'] as const)
    expect(shown(id)).toEqual({});
  expect(typedOf(question('experience_years'), undefined)).toEqual({});
  expect(typedOf(question('portfolio'), { shares: 600_000, funds: 0.25 })).toEqual({
    shares: '600,000',
    funds: '0.25',
  });
});

describe('while it is typed', () => {
  it.each([
    ['portfolio', { shares: '1m', debt: 'x', other: '' }, { shares: 1_000_000 }],
    ['portfolio', { kiwisaver: '1m' }, {}],
    ['experience_years', { value: ' 1.5 ' }, 1.5],
    ['experience_years', {}, null],
    ['investor', { value: 'person' }, null],
    ['portfolio_date', { value: '2026-11-20' }, null],
  ] as const)('%s, %j, is read as far as it can be', (id, typed, answer) => {
    expect(readableAnswer(question(id), typed)).toEqual(answer);
  });
});

it.each([
  [
    'portfolio',
    'shares',
    { shares: '1,5', debt: '' },
    { shares: 'Please enter an amount such as 250,000 or 1.2m.' },
  ],
  ['portfolio', 'debt', { shares: '1,5', debt: '' }, {}],
  ['portfolio', 'debt', { shares: '1,5', debt: '90k' }, {}],
  ['turnover', 'last_year', { last_year: '', year_before: '6m' }, {}],
  ['turnover', 'last_year', { last_year: '-1', year_before: '' }, { last_year: 'Please enter 0 or more.' }],
  ['derivatives_notional', 'value', { value: '5 %' }, { value: expect.stringContaining('such as 250,000') }],
] as const)('of %s, the field %s alone is looked at when it is left with %j', (id, part, typed, fault) => {
  expect(faultAt(part, question(id), typed, TODAY)).toEqual(fault);
});

it.each<[Question['id'], string, Typed, string[]]>([
  ['experience_years', 'value', { value: '3' }, ['value']],
  // A sum without any amount is reported at its first field, whichever is filled in then.
  ['portfolio', 'funds', { funds: '110k' }, ['shares', 'funds', 'debt', 'other']],
  ['portfolio', 'funds', { shares: 'many', funds: '110k' }, ['funds', 'debt', 'other']],
  ['portfolio', 'funds', { funds: 'many' }, ['shares', 'funds', 'debt', 'other']],
  // Both years are wanted: an amount for one leaves the error of the other.
  ['net_assets', 'year_before', { year_before: '1m' }, ['year_before']],
])('a change in %s, at %s, ends the errors that no longer hold', (id, part, typed, mended) => {
  expect(mendedBy(part, question(id), typed, TODAY)).toEqual(mended);
});
