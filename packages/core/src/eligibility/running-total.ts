import type { Gap } from './gap';
import type { Answer, QuestionId } from './question';
import { gapsIn } from './rule';
import { WHOLESALE_TESTS } from './wholesale-tests';

/** The amounts of one answer beside the limits of the tests that use it, also while it is being typed. */
export const runningTotal = (question: QuestionId, answer: Answer, on: string): Gap[] =>
  WHOLESALE_TESTS.flatMap(({ rule }) => gapsIn(rule, { [question]: answer }, on));
