import { describe, expect, it } from 'vitest';
import type { Answers } from './question';
import { judge, questionsOf, type Rule, type RuleState } from './rule';

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
});
