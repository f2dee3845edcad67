import { countedAnswers, isShown, questionOn } from './answers';
import { outcomeOf } from './outcome';
import type { Answers, Question } from './question';
import { QUESTIONS } from './questions';
import { judge } from './rule';
import { WHOLESALE_TESTS } from './wholesale-tests';

/**
 * The next question to show, with its dates filled in; null when none is left. One test for all offers that is likely met
 * is enough, so the questions end there.
 */
export function nextQuestion(answers: Answers, on: string): Question | null {
  const counted = countedAnswers(answers, on);
  const isLikelyMet = WHOLESALE_TESTS.some(
    ({ rule, scope }) => outcomeOf(judge(rule, counted, on).state, scope) === 'likely meets',
  );
  if (isLikelyMet) return null;
  const next = firstOpen(counted, on);
  return next ? questionOn(next, on) : null;
}

/** The first question that is shown and not answered. */
export const firstOpen = (counted: Answers, on: string): Question | undefined =>
  QUESTIONS.find((question) => counted[question.id] === undefined && isShown(question, counted, on));
