import { expect, it } from 'vitest';
import type { Rule } from './rule';
import { ruleText } from './rule-text';
import { WHOLESALE_TESTS } from './wholesale-tests';

const TODAY = '2026-11-20';
const said = (id: string) => {
  const test = WHOLESALE_TESTS.find((each) => each.id === id);
  if (!test) throw new Error(`no test ${id}`);
  return ruleText(test.rule, TODAY);
};

it.each([
  [
    'activity-portfolio',
    'All of: Financial products owned: at least $1 million; The day of that value: within the last 2 years',
  ],
  [
    'activity-acquisitions',
    'All of: Paid for financial products: at least $1 million; The earliest purchase: within the last 2 years',
  ],
  [
    'activity-experience',
    'All of: Work in an investment business within ten years; Material part in its decisions: at least 2 years',
  ],
  // More than, where the other clauses have at least; in each of two years, of either.
  [
    'large',
    `One of: ${['Net assets', 'Turnover']
      .map(
        (what) =>
          `${what}: more than $5 million (each of: last completed financial year, the financial year before it)`,
      )
      .join('; ')}`,
  ],
  ['government-agency', 'Government agency'],
  [
    'minimum-payable',
    'All of: Payable for this offer: more than $0; Payable, with what you paid before and still hold: at least $750,000',
  ],
  ['derivatives', 'All of: A derivative; Notional value: at least $5 million'],
])('what %s requires, in words', (id, words) => {
  expect(said(id)).toBe(words);
});

it('says of every test whether all of its parts are needed or one is enough', () => {
  for (const { id, rule } of WHOLESALE_TESTS) {
    const parts = (of: Rule): number => ('of' in of ? of.of.length : 1);
    const text = said(id);
    expect(text.startsWith('All of: '), id).toBe(rule.rule === 'all');
    expect(text.startsWith('One of: '), id).toBe(rule.rule === 'any');
    expect(text.split('; '), id).toHaveLength(parts(rule));
  }
});
