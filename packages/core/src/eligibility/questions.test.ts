import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedAnswers, questionOn } from './answers';
import { CERTIFICATE_SHEETS } from './certificate-sheet';
import { CERTIFICATES } from './certificates';
import { evaluate } from './evaluate';
import { nextQuestion } from './next-question';
import { OUTCOMES } from './outcome';
import type { Answer, Answers, Question, QuestionId } from './question';
import { QUESTIONS } from './questions';
import { questionsOf } from './rule';
import { SEPARATE_EXCLUSIONS } from './separate-exclusions';
import { LIMITS } from './thresholds';
import { WHOLESALE_TESTS } from './wholesale-tests';
import { windowEnd, windowStart } from './window';

const TODAY = '2026-11-20';
const money = fc.double({ min: 0, max: 20_000_000, noNaN: true });
const date = fc.integer({ min: 0, max: 1_500 }).map((days) => {
  const at = new Date('2023-06-01T00:00:00Z');
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
});
const answerTo = (question: Question): fc.Arbitrary<Answer> => {
  const notSure = fc.constant<Answer>('not-sure');
  switch (question.kind) {
    case 'yes-no':
      return fc.constantFrom<Answer>('yes', 'no', 'not-sure');
    case 'choice':
      return fc.constantFrom<Answer>(...question.options.map(({ value }) => value));
    case 'date':
      return fc.oneof(date, notSure);
    case 'number':
      return fc.oneof(question.unit === 'years' ? fc.nat(10) : money, notSure);
    case 'amounts':
      return fc.oneof(
        notSure,
        fc
          .record(Object.fromEntries(question.parts.map(({ id }) => [id, money])), { requiredKeys: [] })
          .map((parts) => parts as Record<string, number>),
      );
  }
};
const answers = fc.record(
  Object.fromEntries(QUESTIONS.map((question) => [question.id, answerTo(question)])),
  {
    requiredKeys: [],
  },
) as fc.Arbitrary<Answers>;
const rank = (each: Answers) => -OUTCOMES.indexOf(evaluate(each, TODAY).outcome);

describe('questions as data', () => {
  it('have ids of their own, and conditions name earlier questions only', () => {
    const asked: QuestionId[] = [];
    for (const { id, shown_when } of QUESTIONS) {
      expect(asked).not.toContain(id);
      for (const { question } of shown_when) expect(asked).toContain(question);
      asked.push(id);
    }
  });

  it('are each used by a test or an exclusion, or steer the way', () => {
    const used = new Set([
      ...WHOLESALE_TESTS.flatMap(({ rule }) => questionsOf(rule)),
      ...SEPARATE_EXCLUSIONS.map(({ question }) => question),
      'investor',
      'specific_offer',
      'has_certificate',
      'certificate_date',
      'certificate_covers',
    ]);
    for (const { id } of QUESTIONS) expect(used).toContain(id);
  });

  it('name the days of their periods', () => {
    const portfolio = QUESTIONS.find(({ id }) => id === 'portfolio');
    const worked = QUESTIONS.find(({ id }) => id === 'worked_in_investment');
    expect(portfolio && questionOn(portfolio, TODAY).text).toContain('since 20 November 2024');
    expect(worked && questionOn(worked, TODAY).text).toContain('Since 20 November 2016');
    const years = QUESTIONS.find(({ id }) => id === 'experience_years');
    expect(years && questionOn(years, TODAY).not_counted).toContain('Years before 20 November 2016');
    for (const question of QUESTIONS) {
      const { text, help, not_counted } = questionOn(question, TODAY);
      expect(`${text} ${help} ${not_counted}`).not.toMatch(/[{}]/);
    }
  });

  it('hold strict limits where the clause says "exceeded" and others where it says "at least"', () => {
    const strict = Object.entries(LIMITS).filter(([, [entry]]) => entry?.value.comparison === 'more than');
    expect(strict.map(([name]) => name)).toEqual(['net_assets', 'turnover']);
  });

  it('say nowhere what must not be said', () => {
    const text = JSON.stringify([
      QUESTIONS,
      WHOLESALE_TESTS,
      SEPARATE_EXCLUSIONS,
      CERTIFICATE_SHEETS,
      CERTIFICATES,
      evaluate({ investor: 'entity', licensed_business: 'yes' }, TODAY),
      evaluate({}, TODAY),
    ]);
    expect(text).not.toMatch(
      /you qualify|you are eligible|you are a wholesale|guarantee|\bsafe\b(?!-harbour)|\bbest\b|\bsuits?\b|recommend|500,000/i,
    );
  });
});

describe('nextQuestion', () => {
  it('begins with who would invest, and asks a person no question of entities', () => {
    expect(nextQuestion({}, TODAY)?.id).toBe('investor');
    expect(walk({ investor: 'person' })).not.toContain('government_agency');
    expect(walk({ investor: 'entity' })).toContain('government_agency');
    expect(walk({ investor: 'entity' })).not.toContain('worked_in_investment');
  });

  it('asks a person nothing about banks, and an entity nothing about advisers', () => {
    expect(walk({ investor: 'person' })).not.toContain('licensed_business');
    expect(walk({ investor: 'person' })).toContain('financial_adviser');
    expect(walk({ investor: 'entity' })).toContain('licensed_business');
    expect(walk({ investor: 'entity' })).not.toContain('financial_adviser');
    expect(walk({ investor: 'not-sure' })).toEqual(
      expect.arrayContaining(['licensed_business', 'financial_adviser']),
    );
  });

  it('asks for the date of a certificate where there is one, and for its offers where it is the eligible investor’s', () => {
    const certificate = (has_certificate: string) =>
      walk({ investor: 'person', has_certificate }).filter((id) => id.startsWith('certificate_'));
    expect(certificate('none')).toEqual([]);
    expect(certificate('not-sure')).toEqual([]);
    expect(certificate('safe-harbour')).toEqual(['certificate_date']);
    expect(certificate('eligible')).toEqual(['certificate_date', 'certificate_covers']);
  });

  it('asks for no amount that does not count', () => {
    const parts = QUESTIONS.flatMap((each) => (each.kind === 'amounts' ? each.parts : []));
    for (const { id } of parts)
      expect(id).not.toMatch(/deposit|kiwisaver|bond|estate|associated|other_products/);
    const named = QUESTIONS.find(({ id }) => id === 'portfolio')?.not_counted.join();
    for (const left of ['Bank deposits', 'Bonus bonds', 'KiwiSaver', 'associated', 'Real estate'])
      expect(named).toContain(left);
  });

  it('asks nothing more once a test for all offers is likely met', () => {
    expect(nextQuestion({ investor: 'entity', investment_business: 'yes' }, TODAY)).toBeNull();
  });

  it('asks for the day only where the counted amount reaches the limit', () => {
    const reached: Answers = { investor: 'person', portfolio: { shares: 1_000_000 } };
    const below: Answers = { investor: 'person', portfolio: { shares: 999_999.999, bank_deposits: 1e9 } };
    expect(walk(reached)).toContain('portfolio_date');
    expect(walk(below)).not.toContain('portfolio_date');
  });

  it('comes to an end whatever is answered, asks nothing twice, and leaves nothing shown unasked', () => {
    fc.assert(
      fc.property(answers, (all) => {
        const given: Answers = {};
        const asked: QuestionId[] = [];
        for (let next = nextQuestion(given, TODAY); next; next = nextQuestion(given, TODAY)) {
          expect(asked).not.toContain(next.id);
          asked.push(next.id);
          given[next.id] = all[next.id] ?? 'not-sure';
        }
        expect(countedAnswers(given, TODAY)).toEqual(given);
      }),
    );
  });
});

describe('evaluate: properties', () => {
  it('shows nothing without answers', () => {
    const { outcome, tests } = evaluate({}, TODAY);
    expect(outcome).toBe('not shown');
    expect(new Set(tests.map((test) => test.outcome))).toEqual(new Set(['not shown']));
  });

  it('taking an answer away never makes "likely meets"', () => {
    fc.assert(
      fc.property(answers, fc.constantFrom(...QUESTIONS.map(({ id }) => id)), (all, id) => {
        fc.pre(id !== 'investor');
        const { [id]: _, ...fewer } = all;
        if (evaluate(fewer, TODAY).outcome === 'likely meets') {
          expect(evaluate(all, TODAY).outcome).toBe('likely meets');
        }
      }),
    );
  });

  it('an amount that is not asked for changes nothing', () => {
    const amounts = QUESTIONS.filter(({ kind }) => kind === 'amounts').map(({ id }) => id);
    fc.assert(
      fc.property(answers, fc.constantFrom(...amounts), money, (all, id, more) => {
        const answer = all[id];
        fc.pre(typeof answer === 'object');
        const extra = { ...all, [id]: { ...(answer as object), bank_deposits: more } } as Answers;
        expect(evaluate(extra, TODAY)).toEqual(evaluate(all, TODAY));
      }),
    );
  });

  it('an existing certificate changes no outcome and no test', () => {
    const kinds = fc.constantFrom('none', 'safe-harbour', 'eligible', 'not-sure');
    fc.assert(
      fc.property(answers, kinds, date, (all, has_certificate, certificate_date) => {
        const held = evaluate({ ...all, has_certificate, certificate_date }, TODAY);
        const { has_certificate: _, ...without } = all;
        const none = evaluate(without, TODAY);
        expect(held.outcome).toBe(none.outcome);
        expect(held.tests).toEqual(none.tests);
      }),
    );
  });

  it('"not sure" alone never meets a test', () => {
    const unsure = Object.fromEntries(QUESTIONS.map(({ id }) => [id, 'not-sure']));
    for (const investor of ['person', 'entity', 'not-sure']) {
      expect(evaluate({ ...unsure, investor }, TODAY).outcome).toBe('see an adviser');
    }
  });

  it('more money, or more years, never worsen the outcome', () => {
    fc.assert(
      fc.property(answers, money, fc.nat(), (all, more, pick) => {
        const withMore = (id: QuestionId, answer: Answer | undefined): Answer | undefined => {
          if (typeof answer === 'number')
            return id === 'experience_years' ? Math.min(10, answer + 1) : answer + more;
          if (typeof answer !== 'object') return answer;
          const parts = Object.keys(answer);
          const part = parts[pick % Math.max(1, parts.length)];
          return part === undefined ? answer : { ...answer, [part]: (answer[part] ?? 0) + more };
        };
        const before = rank(all);
        for (const { id } of QUESTIONS) {
          const richer = withMore(id, all[id]);
          if (richer !== undefined && richer !== all[id]) {
            expect(rank({ ...all, [id]: richer })).toBeGreaterThanOrEqual(before);
          }
        }
      }),
    );
  });

  it('gives every test its clause, reason and source, and exactly one of the four outcomes', () => {
    fc.assert(
      fc.property(answers, (all) => {
        const result = evaluate(all, TODAY);
        expect(result.tests).toHaveLength(11);
        for (const { clause, reason, citation, outcome } of result.tests) {
          expect(clause).toMatch(/^cl \d+/);
          expect(reason).not.toBe('');
          expect(citation.source).not.toBe('');
          expect(OUTCOMES).toContain(outcome);
        }
      }),
    );
  });

  it('takes junk for not answered', () => {
    const junk = fc.dictionary(
      fc.constantFrom(...QUESTIONS.map(({ id }) => id), '__proto__', 'x'),
      fc.anything(),
    );
    fc.assert(
      fc.property(junk, (given) => {
        expect(OUTCOMES).toContain(evaluate(given as Answers, TODAY).outcome);
      }),
    );
  });
});

describe('windows', () => {
  it('end on the same day, and from 29 February on the 28th', () => {
    expect(windowEnd('2024-11-20', 2)).toBe('2026-11-20');
    expect(windowEnd('2024-02-29', 2)).toBe('2026-02-28');
    expect(windowEnd('2024-02-28', 4)).toBe('2028-02-28');
    expect(windowEnd('2024-02-15', 2)).toBe('2026-02-15');
    expect(windowEnd('0996-03-29', 2)).toBe('0998-03-29');
  });

  it('reach back to the same day, and from 29 February to the 28th', () => {
    expect(windowStart('2026-11-20', 2)).toBe('2024-11-20');
    expect(windowStart('2028-02-29', 2)).toBe('2026-02-28');
  });
});

/** What is asked after some answers, when every further yes-or-no is no and every amount is nothing. */
function walk(start: Answers): QuestionId[] {
  const given: Answers = { ...start };
  const asked: QuestionId[] = [];
  for (let next = nextQuestion(given, TODAY); next; next = nextQuestion(given, TODAY)) {
    asked.push(next.id);
    const nothing = { 'yes-no': 'no', choice: 'none', date: '2020-01-01', number: 0, amounts: {} } as const;
    given[next.id] = nothing[next.kind];
  }
  return asked;
}
