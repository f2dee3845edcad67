import { ABOUT_QUESTIONS } from './about-questions';
import { ALL_OFFERS_QUESTIONS } from './all-offers-questions';
import { ONE_OFFER_QUESTIONS } from './one-offer-questions';
import type { Question, QuestionId } from './question';
import { SEPARATE_QUESTIONS } from './separate-questions';

/** Every question in the order in which it is asked; a condition only names an earlier one. */
export const QUESTIONS: readonly Question[] = [
  ...ABOUT_QUESTIONS,
  ...ALL_OFFERS_QUESTIONS,
  ...ONE_OFFER_QUESTIONS,
  ...SEPARATE_QUESTIONS,
];

/** Throws `RangeError` where no question has the id. */
export function questionOf(id: QuestionId): Question {
  const question = QUESTIONS.find((each) => each.id === id);
  if (!question) throw new RangeError(`No question ${id}.`);
  return question;
}
