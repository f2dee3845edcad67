import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requireInForce } from '../settings/effective-dated';
import { INVESTOR_BASES } from '../submission/options';
import { emptyTexts } from '../text/empty-texts.fixture';
import { evaluate } from './evaluate';
import { limitText } from './gap';
import type { Answer, Answers, Question } from './question';
import { QUESTIONS } from './questions';
import { LIMITS } from './thresholds';
import { WHOLESALE_TESTS } from './wholesale-tests';

const TODAY = '2026-11-20';

/** Any answer that a question takes. */
function answerTo(question: Question): fc.Arbitrary<Answer> {
  switch (question.kind) {
    case 'yes-no':
      return fc.constantFrom('yes', 'no', 'not-sure');
    case 'choice':
      return fc.constantFrom('not-sure', ...question.options.map(({ value }) => value));
    case 'date':
      return fc.constantFrom('not-sure', TODAY, '2025-01-31', '2015-06-30', '2027-01-01');
    case 'number':
      return fc.constantFrom('not-sure', 0, 1.5, 2, 10);
    case 'amounts':
      return fc.oneof(
        fc.constant('not-sure'),
        fc.record(
          Object.fromEntries(question.parts.map(({ id }) => [id, fc.constantFrom(0, 400_000, 1e6, 6e6)])),
          { requiredKeys: [] },
        ) as fc.Arbitrary<Record<string, number>>,
      );
  }
}
const answers = fc.record(Object.fromEntries(QUESTIONS.map((each) => [each.id, answerTo(each)])), {
  requiredKeys: [],
}) as fc.Arbitrary<Answers>;

describe('the result of the eligibility check', () => {
  it('has a text wherever a page shows one, whatever the answers', () => {
    fc.assert(
      fc.property(answers, (given) => {
        expect(emptyTexts(evaluate(given, TODAY))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it.each<[string, Answers, string, string]>([
    [
      'likely',
      { investor: 'entity', licensed_business: 'yes' },
      'likely meet a wholesale test',
      'every offer',
    ],
    ['for one offer', { investor: 'entity', controlled_entity: 'yes' }, 'for one offer', 'no other'],
    ['unsure', { investor: 'entity', turnover: 'not-sure' }, 'see an adviser', 'not sure of'],
    ['none', { investor: 'person' }, 'do not show', 'does not mean that none is met'],
  ])('says what it means: %s', (_, given, headline, explanation) => {
    const result = evaluate(given, TODAY);
    expect(result.headline).toContain(headline);
    expect(result.explanation).toContain(explanation);
    expect(result.disclaimer).toMatch(
      /^General information, not legal advice\..* you can lose all of your money\.$/,
    );
  });

  it('shows with each test the answers that it looked at, and no others', () => {
    fc.assert(
      fc.property(answers, (given) => {
        for (const { answers: shown } of evaluate(given, TODAY).tests)
          for (const { question, answer } of shown) {
            expect(question).not.toMatch(/[{}]/);
            expect(answer).not.toBe('Not answered');
          }
      }),
    );
    expect(evaluate({}, TODAY).tests.flatMap((test) => test.answers)).toEqual([]);
  });

  it('is of tests and choices that name the limits in force, and no other amounts', () => {
    const limits = Object.values(LIMITS).map((dated) =>
      limitText(requireInForce(dated, TODAY, 'limit').value),
    );
    const texts = [...WHOLESALE_TESTS.map(({ title }) => title), ...INVESTOR_BASES.map(({ label }) => label)];
    const amounts = texts.flatMap((text) => text.match(/\$[\d,.]+(?: million)?/g) ?? []);
    expect(amounts).toHaveLength(5);
    for (const amount of amounts) expect(limits).toContain(amount);
  });

  it('looks at nothing that is inherited, of another kind, or not asked of this investor', () => {
    const person = evaluate({ investor: 'person' }, TODAY);
    const odd = Object.create({ financial_adviser: 'yes' }) as Answers;
    odd.investor = 'person';
    expect(evaluate(odd, TODAY)).toEqual(person);
    for (const wrong of [true, 5, null, 'maybe', { yes: 1 }, Number.NaN])
      expect(evaluate({ investor: 'person', financial_adviser: wrong as never }, TODAY)).toEqual(person);
    for (const wrong of ['2e6', 2e6, null, { shares: '2000000' }, { shares: Number.NaN }])
      expect(evaluate({ investor: 'person', portfolio: wrong as never }, TODAY)).toEqual(person);
    for (const wrong of ['2026-02-30', 20_261_120, ''])
      expect(
        evaluate({ investor: 'person', portfolio: { shares: 2e6 }, portfolio_date: wrong as never }, TODAY),
      ).toEqual(evaluate({ investor: 'person', portfolio: { shares: 2e6 } }, TODAY));
    // Asked of an entity alone.
    expect(evaluate({ investor: 'person', licensed_business: 'yes' }, TODAY)).toEqual(person);
    expect(evaluate({ licensed_business: 'yes' }, TODAY)).toEqual(evaluate({}, TODAY));
  });
});
