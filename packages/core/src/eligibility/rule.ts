import { figureText } from '../calculation/figure-text';
import { type EffectiveDated, requireInForce } from '../settings/effective-dated';
import { formatDate } from '../text/format-date';
import { isShown } from './answers';
import { type Gap, gapsOf, gapText, type LimitRule, limitText } from './gap';
import type { Answer, Answers, QuestionId } from './question';
import { questionOf } from './questions';
import { windowStart } from './window';

/** What a test requires of the answers. `positive` wants one part of an answer to be above 0. */
export type Rule =
  | LimitRule
  | { rule: 'yes'; question: QuestionId; what: string }
  | { rule: 'positive'; question: QuestionId; part: string; what: string }
  | { rule: 'within'; question: QuestionId; years: EffectiveDated<number>[]; what: string }
  | { rule: 'all' | 'any'; of: readonly Rule[] };

type Leaf = Exclude<Rule, { rule: 'all' | 'any' }>;

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
  if (isLeaf(rule)) return judgeLeaf(rule, answers, on);
  return combine(
    rule.rule,
    partsOf(rule, answers, on).map((part) => judge(part, answers, on)),
  );
}

function judgeLeaf(rule: Leaf, answers: Answers, on: string): Judgement {
  const answer = answers[rule.question];
  if (answer === undefined) {
    const missing = isShown(questionOf(rule.question), answers, on) ? 'not answered' : 'not asked';
    return { state: 'open', reason: `${rule.what}: ${missing}.` };
  }
  if (answer === 'not-sure') return { state: 'unsure', reason: `${rule.what}: you are not sure.` };
  switch (rule.rule) {
    case 'yes':
      return answer === 'yes'
        ? { state: 'met', reason: `${rule.what}: yes.` }
        : { state: 'unmet', reason: `${rule.what}: no.` };
    case 'positive':
      return judgePositive(answer, rule);
    case 'within':
      return judgeDate(String(answer), requireInForce(rule.years, on, 'window').value, rule.what, on);
    default:
      return judgeLimit(rule, answer, on);
  }
}

/** Alternatives that are not asked of this kind of investor are left out, unless nothing else is left. */
function partsOf({ rule, of }: Exclude<Rule, Leaf>, answers: Answers, on: string): readonly Rule[] {
  if (rule === 'all') return of;
  const asked = of.filter((part) => questionsOf(part).some((id) => isShown(questionOf(id), answers, on)));
  return asked.length > 0 ? asked : of;
}

const isLeaf = (rule: Rule): rule is Leaf => rule.rule !== 'all' && rule.rule !== 'any';

/** The deciding state, with the reasons of the parts that are in it. Where no part of "any" is met, it has all reasons. */
function combine(how: keyof typeof DECIDING, parts: readonly Judgement[]): Judgement {
  const state = DECIDING[how].find((each) => parts.some((part) => part.state === each)) ?? 'open';
  const telling = how === 'any' && state !== 'met' ? parts : parts.filter((part) => part.state === state);
  return { state, reason: telling.map(({ reason }) => reason).join(' ') };
}

/** The questions that a rule looks at, each once. */
export function questionsOf(rule: Rule): QuestionId[] {
  return [...new Set(leavesOf(rule).map(({ question }) => question))];
}

/** The amounts that a rule holds against limits, as far as they are answered and something is payable where it has to be. */
export function gapsIn(rule: Rule, answers: Answers, on: string): Gap[] {
  const leaves = leavesOf(rule);
  const isVoid = (id: QuestionId) =>
    leaves.some(
      (leaf) =>
        leaf.rule === 'positive' && leaf.question === id && judgeLeaf(leaf, answers, on).state === 'unmet',
    );
  return leaves
    .filter((leaf) => 'limit' in leaf)
    .filter(({ question }) => !isVoid(question))
    .flatMap((leaf) => gapsOf(leaf, questionOf(leaf.question), answers[leaf.question], on));
}

const leavesOf = (rule: Rule): Leaf[] => (isLeaf(rule) ? [rule] : rule.of.flatMap(leavesOf));

function judgeLimit(rule: LimitRule, answer: Answer, on: string): Judgement {
  const question = questionOf(rule.question);
  const judged = gapsOf(rule, question, answer, on).map(judgeGap);
  const wanted = rule.rule === 'each' && question.kind === 'amounts' ? question.parts.length : 1;
  return judged.length < wanted
    ? combine('all', [...judged, { state: 'open', reason: `${rule.what}: not all amounts are answered.` }])
    : combine('all', judged);
}

function judgeGap(gap: Gap): Judgement {
  const { label, value, limit, is_met } = gap;
  const text = figureText({ value, unit: limit.unit });
  if (!is_met) return { state: 'unmet', reason: `${label}: ${text}. That is ${gapText(gap)}.` };
  const isClose = limit.unit === 'NZD' && value < limit.amount * 1.1;
  const care = isClose ? ' This is close to the limit: keep evidence of the values.' : '';
  return {
    state: 'met',
    reason: `${label}: ${text}, and ${limit.comparison} ${limitText(limit)} is needed.${care}`,
  };
}

function judgePositive(answer: Answer, { part, what }: Leaf & { rule: 'positive' }): Judgement {
  const amount = typeof answer === 'object' && Object.hasOwn(answer, part) ? (answer[part] ?? 0) : 0;
  return amount > 0
    ? { state: 'met', reason: `${what}: ${figureText({ value: amount, unit: 'NZD' })}.` }
    : { state: 'unmet', reason: `${what}: nothing, so the test is not met whatever was paid before.` };
}

function judgeDate(date: string, years: number, what: string, on: string): Judgement {
  const start = windowStart(on, years);
  const period = `the ${years} years from ${formatDate(start)} to ${formatDate(on)}`;
  const text = formatDate(date);
  return date >= start && date <= on
    ? { state: 'met', reason: `${what}: ${text} is within ${period}.` }
    : { state: 'unmet', reason: `${what}: ${text} is outside ${period}.` };
}
