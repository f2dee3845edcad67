import { figureText } from '../calculation/figure-text';
import type { EffectiveDated } from '../settings/effective-dated';
import { requireInForce } from '../settings/effective-dated';
import { countedSum, reaches } from './answers';
import type { Answers, Part, Question, QuestionId } from './question';
import { QUESTIONS } from './questions';
import { LIMITS, type Limit, type LimitName } from './thresholds';
import { dateText, windowStart } from './window';

/** What a test requires of the answers. `sum` adds the parts that count; `each` requires every part to be over the limit. */
export type Rule =
  | { rule: 'yes'; question: QuestionId; what: string }
  | LimitRule<'sum'>
  | LimitRule<'each'>
  | LimitRule<'number'>
  | { rule: 'within'; question: QuestionId; years: EffectiveDated<number>[]; what: string }
  | { rule: 'all'; of: readonly Rule[] }
  | { rule: 'any'; of: readonly Rule[] };

interface LimitRule<Name extends string> {
  rule: Name;
  question: QuestionId;
  limit: LimitName;
  what: string;
}

/** "open" is not answered. */
export type RuleState = 'met' | 'unmet' | 'unsure' | 'open';
export interface Judgement {
  state: RuleState;
  /** Sentences. */
  reason: string;
}

/** Which state of its parts decides: every part has to be met, or one is enough. */
const DECIDING = {
  all: ['unmet', 'unsure', 'open', 'met'],
  any: ['met', 'unsure', 'open', 'unmet'],
} as const satisfies Record<string, readonly RuleState[]>;

/** Applies a rule to the answers that count (`countedAnswers`). */
export function judge(rule: Rule, answers: Answers, on: string): Judgement {
  if (rule.rule === 'all' || rule.rule === 'any') {
    return combine(
      rule.rule,
      rule.of.map((part) => judge(part, answers, on)),
    );
  }
  const answer = answers[rule.question];
  if (answer === undefined) return { state: 'open', reason: `${rule.what}: not answered.` };
  if (answer === 'not-sure') return { state: 'unsure', reason: `${rule.what}: you are not sure.` };
  if (rule.rule === 'yes') {
    return answer === 'yes'
      ? { state: 'met', reason: `${rule.what}: yes.` }
      : { state: 'unmet', reason: `${rule.what}: no.` };
  }
  if (rule.rule === 'within')
    return judgeDate(String(answer), requireInForce(rule.years, on, 'window').value, rule.what, on);
  const limit = requireInForce(LIMITS[rule.limit], on, 'limit').value;
  const question = questionOf(rule.question);
  if (rule.rule === 'sum') return judgeValue(countedSum(question, answer), limit, rule.what);
  if (rule.rule === 'number') return judgeValue(Number(answer), limit, rule.what);
  return question.kind === 'amounts' && typeof answer === 'object'
    ? judgeEach(question.parts, answer, limit, rule.what)
    : { state: 'open', reason: `${rule.what}: not answered.` };
}

/** The deciding state, with the reasons of the parts that are in it. Where no part of "any" is met, it has all reasons. */
function combine(how: keyof typeof DECIDING, parts: readonly Judgement[]): Judgement {
  const state = DECIDING[how].find((each) => parts.some((part) => part.state === each)) ?? 'open';
  const telling = how === 'any' && state !== 'met' ? parts : parts.filter((part) => part.state === state);
  return { state, reason: telling.map(({ reason }) => reason).join(' ') };
}

/** The questions that a rule looks at. */
export function questionsOf(rule: Rule): QuestionId[] {
  return rule.rule === 'all' || rule.rule === 'any' ? rule.of.flatMap(questionsOf) : [rule.question];
}

export function questionOf(id: QuestionId): Question {
  const question = QUESTIONS.find((each) => each.id === id);
  if (!question) throw new RangeError(`No question ${id}.`);
  return question;
}

function judgeValue(value: number, limit: Limit, what: string): Judgement {
  const isMet = reaches(value, limit);
  const text = figureText({ value, unit: limit.unit });
  const bound = `${limit.comparison} ${figureText({ value: limit.amount, unit: limit.unit })}`;
  const isClose = isMet && limit.unit === 'NZD' && value < limit.amount * 1.1;
  const care = isClose ? ' This is close to the limit: keep evidence of the values.' : '';
  return isMet
    ? { state: 'met', reason: `${what}: ${text} counted, and ${bound} is asked for.${care}` }
    : { state: 'unmet', reason: `${what}: ${text} counted, where ${bound} is asked for.` };
}

function judgeEach(
  parts: readonly Part[],
  answer: Readonly<Record<string, number>>,
  limit: Limit,
  what: string,
): Judgement {
  const judged = parts.map(({ id, label }): Judgement => {
    const name = `${what}, ${label.toLowerCase()}`;
    const value = Object.hasOwn(answer, id) ? answer[id] : undefined;
    return value === undefined
      ? { state: 'open', reason: `${name}: not answered.` }
      : judgeValue(value, limit, name);
  });
  return combine('all', judged);
}

function judgeDate(date: string, years: number, what: string, on: string): Judgement {
  const start = windowStart(on, years);
  const period = `the ${years} years from ${dateText(start)} to ${dateText(on)}`;
  const text = dateText(date);
  return date >= start && date <= on
    ? { state: 'met', reason: `${what}: ${text} is within ${period}.` }
    : { state: 'unmet', reason: `${what}: ${text} is outside ${period}.` };
}
