import { type Citation, oldestCheck } from '../calculation/step';
import { answerText, countedAnswers, isShown, questionOn } from './answers';
import { type CertificateFinding, certificateFinding } from './certificate-finding';
import type { Gap } from './gap';
import { type NextStep, nextSteps } from './next-steps';
import { isMet, OUTCOMES, type Outcome, outcomeOf } from './outcome';
import type { Answers, QuestionId } from './question';
import { questionOf } from './questions';
import { gapsIn, judge, questionsOf } from './rule';
import { SEPARATE_EXCLUSIONS } from './separate-exclusions';
import type { WholesaleTest } from './wholesale-test';
import { WHOLESALE_TESTS } from './wholesale-tests';

export interface TestResult {
  id: string;
  clause: string;
  title: string;
  scope: WholesaleTest['scope'];
  outcome: Outcome;
  answers: { question: string; answer: string }[];
  reason: string;
  /** The amounts of the answers beside their limits. */
  gaps: Gap[];
  /** Why the test is not met although its amounts reach their limits, such as a day outside the period; null elsewhere. */
  held_back: string | null;
  citation: Citation;
}

export interface SeparateResult {
  clause: string;
  title: string;
  /** Says whether the exclusion may apply, and that it is no wholesale status. */
  finding: string;
  explanation: string;
  citation: Citation;
}

export interface EligibilityResult {
  outcome: Outcome;
  headline: string;
  explanation: string;
  /** The tests that the outcome rests on; none where no test is met. */
  met: TestResult[];
  next_steps: NextStep[];
  /** What an existing certificate means; null where there is none. */
  certificate: CertificateFinding | null;
  tests: TestResult[];
  separate: SeparateResult[];
  /** The oldest check among the clauses that were applied; null where one was never checked. */
  checked_on: string | null;
  disclaimer: string;
}

const ELIGIBILITY_DISCLAIMER =
  'General information, not legal advice. Each provider makes its own checks. Wholesale offers come with fewer protections, and you can lose all of your money.';

const HEADLINES: Record<Outcome, [headline: string, explanation: string]> = {
  'likely meets': [
    'Your answers likely meet a wholesale test',
    'A test of this kind applies to every offer while its facts stay true. The provider will ask for evidence.',
  ],
  'may meet for one offer': [
    'Your answers may meet a wholesale test for one offer',
    'This is about the offer or class of offers you answered for, and no other. The provider decides whether to rely on it.',
  ],
  'see an adviser': [
    'Your answers do not settle it: see an adviser',
    'A financial adviser, accountant or lawyer can settle the points you are not sure of.',
  ],
  'not shown': [
    'Your answers do not show that a wholesale test is met',
    'This does not mean that none is met: the check looks only at your answers. To invest in an offer to wholesale investors, you need to meet one test.',
  ],
};

/** Checks the answers against every test of Schedule 1 as at a date (2026-11-20). A question without an answer proves nothing. */
export function evaluate(answers: Answers, on: string): EligibilityResult {
  const counted = countedAnswers(answers, on);
  const tests = WHOLESALE_TESTS.map((test) => resultOf(test, counted, on));
  const outcome = OUTCOMES.find((each) => tests.some((test) => test.outcome === each)) ?? 'not shown';
  const [headline, explanation] = HEADLINES[outcome];
  return {
    outcome,
    headline,
    explanation,
    met: tests.filter((test) => isMet(test.outcome) && test.outcome === outcome),
    next_steps: nextSteps(tests, counted, on),
    certificate: certificateFinding(counted, on),
    tests,
    separate: SEPARATE_EXCLUSIONS.map(({ question, ...exclusion }) => ({
      ...exclusion,
      finding: findingOf(question, counted, on),
    })),
    checked_on: oldestCheck([...tests, ...SEPARATE_EXCLUSIONS].map(({ citation }) => citation)),
    disclaimer: ELIGIBILITY_DISCLAIMER,
  };
}

function resultOf(test: WholesaleTest, counted: Answers, on: string): TestResult {
  const { id, clause, title, scope, rule, citation } = test;
  const { state, reason } = judge(rule, counted, on);
  const gaps = gapsIn(rule, counted, on);
  const reachesAll = gaps.length > 0 && gaps.every((gap) => gap.is_met);
  return {
    id,
    clause,
    title,
    scope,
    outcome: outcomeOf(state, scope),
    answers: questionsOf(rule).flatMap((questionId) => {
      const question = questionOf(questionId);
      const answer = counted[questionId];
      return answer === undefined
        ? []
        : [{ question: questionOn(question, on).text, answer: answerText(question, answer) }];
    }),
    reason: appliesTo(test, counted) ? reason : 'This test is not for this kind of investor.',
    gaps,
    held_back: reachesAll && state !== 'met' ? reason : null,
    citation,
  };
}

function appliesTo({ applies_when: condition }: WholesaleTest, counted: Answers): boolean {
  if (!condition || !('is' in condition)) return true;
  const answer = counted[condition.question];
  return answer === undefined || answer === 'not-sure' || condition.is.includes(String(answer));
}

function findingOf(id: QuestionId, counted: Answers, on: string): string {
  const answer = counted[id];
  const never = 'It is a separate exclusion. It does not make anyone a wholesale investor.';
  if (answer === 'yes') return `May apply to this offer; the provider has to establish that. ${never}`;
  if (answer === 'no') return `Your answer says that it does not apply. ${never}`;
  if (answer === 'not-sure') return `You are not sure: see an adviser. ${never}`;
  return isShown(questionOf(id), counted, on)
    ? `Not answered. ${never}`
    : `Not asked: it depends on the offer. ${never}`;
}
