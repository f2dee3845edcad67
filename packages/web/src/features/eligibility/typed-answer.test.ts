import type { Question, QuestionId } from '@tussock/core/eligibility/question';
import { QUESTIONS } from '@tussock/core/eligibility/questions';
import { describe, expect, it } from 'vitest';
import { readAnswer, type Typed, typedOf } from './typed-answer';

const TODAY = '2026-11-20';
const question = (id: QuestionId) => QUESTIONS.find((each) => each.id === id) as Question;
const read = (id: QuestionId, typed: Typed) => readAnswer(question(id), typed, TODAY);

describe('what is typed as an answer', () => {
  it.each([
    ['investor', { value: 'person' }, 'person'],
    ['government_agency', { value: 'not-sure' }, 'not-sure'],
    ['portfolio_date', { value: '2026-11-20' }, '2026-11-20'],
    ['experience_years', { value: '2.5' }, 2.5],
    ['derivatives_notional', { value: '$5m' }, 5_000_000],
    [
      'portfolio',
      { shares: '$600,000', funds: '', kiwisaver: '90k' },
      { shares: 600_000, kiwisaver: 90_000 },
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
    ['derivatives_notional', { value: '<script>' }, 'value', /amount such as/],
    ['portfolio', {}, 'shares', /0 is one/],
    ['portfolio', { shares: '1e9999' }, 'shares', /amount such as/],
    ['portfolio', { shares: '-5' }, 'shares', /0 or more/],
    ['turnover', { last_year: '6m' }, 'year_before', /0 is one/],
  ] as const)('for %s, when %j, is refused at its control', (id, typed, part, message) => {
    const { answer, errors } = read(id, typed);
    expect(answer).toBeNull();
    expect(errors?.[part]).toMatch(message);
  });
});
