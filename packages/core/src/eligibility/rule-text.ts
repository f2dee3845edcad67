import { requireInForce } from '../settings/effective-dated';
import { limitText } from './gap';
import type { QuestionId } from './question';
import { questionOf } from './questions';
import type { Rule } from './rule';
import { LIMITS } from './thresholds';

/** What a test requires on a date (2026-11-20), in words: "Net assets: more than $5 million". */
export function ruleText(rule: Rule, on: string): string {
  switch (rule.rule) {
    case 'yes':
      return rule.what;
    case 'positive':
      return `${rule.what}: more than $0`;
    case 'within':
      return `${rule.what}: within the last ${requireInForce(rule.years, on, 'window').value} years`;
    case 'all':
    case 'any': {
      const parts = rule.of.map((part) => ruleText(part, on));
      return `${rule.rule === 'all' ? 'All of' : 'One of'}: ${parts.join('; ')}`;
    }
    default: {
      const limit = requireInForce(LIMITS[rule.limit], on, 'limit').value;
      const parts = rule.rule === 'each' ? partsOf(rule.question) : '';
      return `${rule.what}: ${limit.comparison} ${limitText(limit)}${parts}`;
    }
  }
}

/** The amounts that are each compared with the limit. */
function partsOf(id: QuestionId): string {
  const question = questionOf(id);
  if (question.kind !== 'amounts') return '';
  return ` (each of: ${question.parts.map(({ label }) => label.toLowerCase()).join(', ')})`;
}
