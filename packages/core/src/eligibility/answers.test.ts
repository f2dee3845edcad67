import { describe, expect, it } from 'vitest';
import { answerText, countedAnswers, countedSum } from './answers';
import type { Answer, Answers, Question, QuestionId } from './question';
import { QUESTIONS, questionOf } from './questions';

const TODAY = '2026-11-20';
const inWords = (id: QuestionId, answer: unknown) => answerText(questionOf(id), answer as Answer | undefined);
const ofKind = (kind: Question['kind']) => QUESTIONS.filter((question) => question.kind === kind);

describe('an answer in words', () => {
  it('is missing or unsure for every question in the same words', () => {
    for (const { id } of QUESTIONS) {
      expect(inWords(id, undefined)).toBe('Not answered');
      expect(inWords(id, 'not-sure')).toBe('Not sure');
    }
  });

  it.each<[QuestionId, unknown, string]>([
    ['licensed_business', 'yes', 'Yes'],
    ['licensed_business', 'no', 'No'],
    ['certificate_date', '2026-02-03', '3 February 2026'],
    ['experience_years', 3, '3 years'],
    ['derivatives_notional', 5_000, '$5,000'],
    ['portfolio', { shares: 1_250_000, other: 0.5, kiwisaver: 7 }, 'SHARES: $1,250,000; OTHER: $0.50'],
    ['portfolio', {}, 'No amounts'],
    ['portfolio', Object.create({ shares: 5 }), 'No amounts'],
    ['portfolio', 'much', ''],
  ])('%s: %j is "%s"', (id, answer, words) => {
    const question = questionOf(id);
    const label = (part: string) =>
      (question.kind === 'amounts' && question.parts.find((one) => one.id === part)?.label) || part;
    const expected = words.replace('SHARES', label('shares')).replace('OTHER', label('other'));
    expect(inWords(id, answer)).toBe(expected);
  });

  it('of a choice is the label of the option, or the value where there is no such option any more', () => {
    for (const question of ofKind('choice')) {
      if (question.kind !== 'choice') continue;
      for (const { value, label } of question.options)
        if (value !== 'not-sure') expect(answerText(question, value)).toBe(label);
      expect(answerText(question, 'an older value')).toBe('an older value');
    }
  });
});

it('the sum of amounts counts the parts of the question, down to the cent, and nothing of another kind', () => {
  const sum = (id: QuestionId, answer: unknown) => countedSum(questionOf(id), answer as Answer);
  expect(sum('portfolio', { shares: 1.999, other: 2, kiwisaver: 50 })).toBe(3.99);
  expect(sum('portfolio', 'not-sure')).toBe(0);
  expect(sum('licensed_business', { shares: 5 })).toBe(0);
});

describe('an answer counts', () => {
  const PERSON: Answers = { investor: 'person', worked_in_investment: 'yes' };
  const counted = (answers: object) => Object.keys(countedAnswers(answers as Answers, TODAY));

  it.each<[string, QuestionId, unknown[], unknown[]]>([
    [
      'years from 0 to those of the period',
      'experience_years',
      [0, 2, 10, 'not-sure'],
      [-1, 10.1, '5', null],
    ],
    ['a date of the calendar', 'portfolio_date', ['2026-02-03'], ['2026-02-30', ['2026-02-03'], 20260203]],
    ['finite amounts, above or below 0', 'net_assets', [{ last_year: -5 }, {}], [{ last_year: '5' }, null]],
    ['one of the options', 'investor', ['person', 'entity'], ['robot', '', 1]],
    ['yes, no or not sure', 'financial_adviser', ['yes', 'no', 'not-sure'], ['maybe', true]],
  ])('%s', (_, id, right, wrong) => {
    const others = { ...PERSON, portfolio: { shares: 2e6 }, acquisitions: { shares: 1 } };
    const base: object = id === 'net_assets' ? { investor: 'entity' } : others;
    for (const answer of right) expect(counted({ ...base, [id]: answer })).toContain(id);
    for (const answer of wrong) expect(counted({ ...base, [id]: answer })).not.toContain(id);
  });
});
