import { describe, expect, it } from 'vitest';
import type { Answers } from './question';
import { gapsIn, judge, questionsOf, type Rule, type RuleState } from './rule';
import { ACTIVITY_WINDOW } from './thresholds';

const TODAY = '2026-11-20';
const ENTITY: Answers = { investor: 'entity' };
const business = { rule: 'yes', question: 'investment_business', what: 'Business' } as const;
const licence = { rule: 'yes', question: 'licensed_business', what: 'Licence' } as const;
const both = (rule: 'all' | 'any'): Rule => ({ rule, of: [business, licence] });
const answered = (first?: string, second?: string): Answers => ({
  ...ENTITY,
  ...(first && { investment_business: first }),
  ...(second && { licensed_business: second }),
});

describe('parts of a rule', () => {
  it.each<[first: string | undefined, second: string | undefined, all: RuleState, any: RuleState]>([
    ['yes', 'yes', 'met', 'met'],
    ['yes', 'no', 'unmet', 'met'],
    ['yes', 'not-sure', 'unsure', 'met'],
    ['yes', undefined, 'open', 'met'],
    ['no', 'no', 'unmet', 'unmet'],
    ['no', 'not-sure', 'unmet', 'unsure'],
    ['no', undefined, 'unmet', 'open'],
    ['not-sure', 'not-sure', 'unsure', 'unsure'],
    ['not-sure', undefined, 'unsure', 'unsure'],
    [undefined, undefined, 'open', 'open'],
  ])('%s and %s: all is %s, any is %s', (first, second, all, any) => {
    for (const answers of [answered(first, second), answered(second, first)]) {
      expect(judge(both('all'), answers, TODAY).state).toBe(all);
      expect(judge(both('any'), answers, TODAY).state).toBe(any);
    }
  });

  it('give the reasons that decide: of "any" the one that is met, else all; of "all" those in its state', () => {
    const reason = (rule: 'all' | 'any', ...given: Parameters<typeof answered>) =>
      judge(both(rule), answered(...given), TODAY).reason;
    expect(reason('any', 'no', 'yes')).toBe('Licence: yes.');
    expect(reason('any', 'no', 'not-sure')).toBe('Business: no. Licence: you are not sure.');
    expect(reason('all', 'no', 'yes')).toBe('Business: no.');
    expect(reason('all', 'yes', 'yes')).toBe('Business: yes. Licence: yes.');
  });

  it('that are open say whether they were asked', () => {
    expect(judge(business, ENTITY, TODAY).reason).toBe('Business: not answered.');
    expect(judge(business, {}, TODAY).reason).toBe('Business: not asked.');
  });

  it('are open where there are none', () => {
    const none: Rule = { rule: 'any', of: [] };
    expect(judge(none, ENTITY, TODAY)).toEqual({ state: 'open', reason: '' });
  });

  it('count as asked as soon as one of their own questions is', () => {
    const adviser = { rule: 'yes', question: 'financial_adviser', what: 'Adviser' } as const;
    const partly: Rule = { rule: 'any', of: [{ rule: 'all', of: [business, adviser] }, licence] };
    expect(judge(partly, answered('not-sure', 'no'), TODAY).state).toBe('unsure');
  });

  it('name each question once', () => {
    expect(questionsOf({ rule: 'all', of: [business, both('any')] })).toEqual([
      'investment_business',
      'licensed_business',
    ]);
  });
});

describe('a part that has to be above 0', () => {
  const rule: Rule = { rule: 'positive', question: 'minimum_payable', part: 'payable', what: 'Payable' };
  const payable = (minimum_payable: Answers['minimum_payable']): Answers => ({
    ...ENTITY,
    specific_offer: 'yes',
    ...(minimum_payable !== undefined && { minimum_payable }),
  });

  it.each<[Answers['minimum_payable'], RuleState]>([
    [{ payable: 0.01 }, 'met'],
    [{ payable: 0 }, 'unmet'],
    [{ same_product: 5 }, 'unmet'],
    [Object.create({ payable: 5 }) as Record<string, number>, 'unmet'],
    ['not-sure', 'unsure'],
    [undefined, 'open'],
  ])('%j: %s', (answer, state) => {
    expect(judge(rule, payable(answer), TODAY).state).toBe(state);
  });

  it('is named with its amount', () => {
    expect(judge(rule, payable({ payable: 5 }), TODAY).reason).toBe('Payable: $5.');
  });

  it('says what it means that nothing is payable, and takes the other amounts of its question away', () => {
    const nothing = { ...payable({ payable: 0, same_product: 1e6 }), net_assets: { last_year: 5e6 } };
    expect(judge(rule, nothing, TODAY).reason).toBe(
      'Payable: nothing, so the test is not met whatever was paid before.',
    );
    const sum = (question: 'minimum_payable' | 'net_assets'): Rule => ({
      rule: 'sum',
      question,
      limit: 'minimum_payable',
      what: question,
    });
    const whole: Rule = { rule: 'all', of: [rule, sum('minimum_payable'), sum('net_assets')] };
    expect(gapsIn(whole, nothing, TODAY).map(({ label }) => label)).toEqual(['net_assets']);
  });
});

describe('a date in a period', () => {
  const rule: Rule = { rule: 'within', question: 'portfolio_date', years: ACTIVITY_WINDOW, what: 'Day' };
  it.each([
    ['2024-11-20', 'met', '20 November 2024 is within'],
    ['2026-11-20', 'met', '20 November 2026 is within'],
    ['2024-11-19', 'unmet', '19 November 2024 is outside'],
    ['2026-11-21', 'unmet', '21 November 2026 is outside'],
  ])('%s is %s, and the period is named', (portfolio_date, state, finding) => {
    expect(judge(rule, { ...ENTITY, portfolio_date }, TODAY)).toEqual({
      state,
      reason: `Day: ${finding} the 2 years from 20 November 2024 to 20 November 2026.`,
    });
  });
});

describe('an amount over its limit', () => {
  const years: Rule = { rule: 'each', question: 'experience_years', limit: 'experience', what: 'Years' };
  it('is told with the limit, and with care where it is close', () => {
    expect(judge(years, { experience_years: 2 }, TODAY)).toEqual({
      state: 'met',
      reason: 'Years: 2 years, and at least 2 years is needed.',
    });
    const owned = (shares: number) =>
      judge(
        { rule: 'sum', question: 'portfolio', limit: 'portfolio', what: 'Portfolio' },
        { portfolio: { shares } },
        TODAY,
      ).reason;
    const far = 'and at least $1 million is needed.';
    expect(owned(1_100_000)).toBe(`Portfolio: $1,100,000, ${far}`);
    expect(owned(1_099_999)).toBe(
      `Portfolio: $1,099,999, ${far} This is close to the limit: keep evidence of the values.`,
    );
  });
});
