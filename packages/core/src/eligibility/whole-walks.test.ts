import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate';
import { nextQuestion } from './next-question';
import type { Answer, Answers, Question, QuestionId } from './question';
import { QUESTIONS } from './questions';

const TODAY = '2026-11-20';
/** Both sides of each limit and of each period, mostly below. */
const AMOUNTS = [0, 0, 1, 250_000, 375_000, 499_999.99, 500_000, 749_999.99, 750_000, 1_000_000];
const LARGE = [-1, 0, 4_999_999.99, 5_000_000, 5_000_000.01, 9_000_000];
const DAYS = ['2024-11-19', '2024-11-20', '2025-06-30', '2026-11-20', '2026-11-21'];

const mostly = (usual: Answer, other: Answer): Answer[] => [
  ...Array<Answer>(10).fill(usual),
  other,
  'not-sure',
];

function answerTo(question: Question): fc.Arbitrary<Answer> {
  switch (question.kind) {
    case 'yes-no':
      return fc.constantFrom<Answer>(
        ...(question.id.startsWith('eligible_') || question.id === 'specific_offer'
          ? mostly('yes', 'no')
          : mostly('no', 'yes')),
      );
    case 'choice':
      return fc.constantFrom<Answer>(...question.options.map(({ value }) => value), 'not-sure');
    case 'date':
      return fc.constantFrom<Answer>(...DAYS, 'not-sure');
    case 'number':
      return fc.constantFrom<Answer>(
        ...(question.unit === 'years' ? [0, 1.99, 2, 10] : LARGE.slice(1)),
        'not-sure',
      );
    case 'amounts': {
      const isYearly = question.id === 'net_assets' || question.id === 'turnover';
      const amount = fc.constantFrom(...(isYearly ? LARGE : AMOUNTS));
      const parts = Object.fromEntries(question.parts.map(({ id }) => [id, amount]));
      return fc.oneof(
        { weight: 12, arbitrary: fc.record(parts) },
        { weight: 1, arbitrary: fc.constant('not-sure') },
      );
    }
  }
}

const pools = fc.record(
  Object.fromEntries(QUESTIONS.map((question) => [question.id, answerTo(question)])),
) as fc.Arbitrary<Record<QuestionId, Answer>>;

/** Only what is asked is answered, as a visitor does. */
function walked(pool: Record<QuestionId, Answer>): Answers {
  const answers: Answers = {};
  for (let next = nextQuestion(answers, TODAY); next; next = nextQuestion(answers, TODAY))
    answers[next.id] = pool[next.id];
  return answers;
}

/** Schedule 1 read a second time, from the facts and not from the rules of this folder: whether a test is met. */
function met(answers: Answers): { forAll: boolean; forOne: boolean } {
  const isYes = (...ids: QuestionId[]) => ids.every((id) => answers[id] === 'yes');
  const parts = (id: QuestionId) => (typeof answers[id] === 'object' ? Object.values(answers[id]) : []);
  const sum = (id: QuestionId) => parts(id).reduce((total, amount) => total + amount, 0);
  const number = (id: QuestionId) => (typeof answers[id] === 'number' ? answers[id] : 0);
  const inTwoYears = (id: QuestionId) => DAYS.slice(1, 4).includes(String(answers[id]));
  const bothAbove = (id: QuestionId) =>
    parts(id).length === 2 && parts(id).every((amount) => amount > 5_000_000);
  const { payable = 0 } = typeof answers.minimum_payable === 'object' ? answers.minimum_payable : {};
  return {
    forAll: [
      isYes('investment_business') || isYes('financial_adviser') || isYes('licensed_business'),
      sum('portfolio') >= 1_000_000 && inTwoYears('portfolio_date'),
      sum('acquisitions') >= 1_000_000 && inTwoYears('acquisitions_from'),
      isYes('worked_in_investment') && number('experience_years') >= 2,
      bothAbove('net_assets') || bothAbove('turnover'),
      isYes('government_agency'),
    ].includes(true),
    forOne: [
      isYes('controlled_entity'),
      isYes('eligible_merits', 'eligible_needs', 'eligible_adequacy', 'eligible_consequences') &&
        isYes('eligible_grounds', 'eligible_before', 'eligible_confirmer', 'eligible_advised'),
      payable > 0 && sum('minimum_payable') >= 750_000,
      isYes('underwriter'),
      isYes('is_derivative') && number('derivatives_notional') >= 5_000_000,
    ].includes(true),
  };
}

describe('whole walks through the check', () => {
  it('end as a second reading of the law says, and come to every outcome', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(pools, (pool) => {
        const answers = walked(pool);
        const { outcome } = evaluate(answers, TODAY);
        const { forAll, forOne } = met(answers);
        seen.add(outcome);
        if (forAll) expect(outcome).toBe('likely meets');
        else if (forOne) expect(outcome).toBe('may meet for one offer');
        else expect(['see an adviser', 'not shown']).toContain(outcome);
        if (outcome === 'see an adviser') expect(Object.values(answers)).toContain('not-sure');
      }),
      { numRuns: 1_500 },
    );
    expect([...seen].sort()).toEqual([
      'likely meets',
      'may meet for one offer',
      'not shown',
      'see an adviser',
    ]);
  });
});
