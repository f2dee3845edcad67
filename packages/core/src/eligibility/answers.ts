import { figureText } from '../calculation/figure-text';
import { isDay } from '../calendar/day';
import { requireInForce } from '../settings/effective-dated';
import { formatDate } from '../text/format-date';
import type { Answer, Answers, Condition, Part, Question } from './question';
import { QUESTIONS } from './questions';
import { ACTIVITY_WINDOW, EXPERIENCE_WINDOW, LIMITS, type Limit } from './thresholds';
import { windowStart } from './window';

/** The question with the dates of its periods filled in for a day (2026-11-20). */
export function questionOn<T extends Question>(question: T, on: string): T {
  const ago = (years: number) => formatDate(windowStart(on, years));
  const fill = (text: string) =>
    text
      .replaceAll('{two_years_ago}', ago(requireInForce(ACTIVITY_WINDOW, on, 'activity window').value))
      .replaceAll('{ten_years_ago}', ago(requireInForce(EXPERIENCE_WINDOW, on, 'experience window').value));
  return {
    ...question,
    text: fill(question.text),
    help: fill(question.help),
    not_counted: question.not_counted.map(fill),
  };
}

/** The answers to questions that are shown and that have the kind of value the question wants; others are dropped. */
export function countedAnswers(answers: Answers, on: string): Answers {
  const counted: Answers = {};
  for (const question of QUESTIONS) {
    const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
    if (answer === undefined || !isAnswerTo(question, answer, on)) continue;
    if (isShown(question, counted, on)) counted[question.id] = answer;
  }
  return counted;
}

/** Whether a question is asked after the answers so far, by the limits in force on a date (2026-11-20). */
export function isShown(question: Question, counted: Answers, on: string): boolean {
  return question.shown_when.every((condition) => holds(condition, counted, on));
}

/** Sum of the parts of a question, each rounded down to the cent; parts left empty are 0, and others are ignored. */
export function countedSum(question: Question, answer: Answer): number {
  if (question.kind !== 'amounts' || typeof answer !== 'object') return 0;
  const cents = question.parts.reduce(
    (sum, { id }) => sum + Math.round(roundedDown(Object.hasOwn(answer, id) ? (answer[id] ?? 0) : 0) * 100),
    0,
  );
  return cents / 100;
}

/** Down to two decimals: an amount is never rounded up to a limit. */
export function roundedDown(amount: number): number {
  const nearest = Math.round(amount * 100);
  return (nearest / 100 > amount ? nearest - 1 : nearest) / 100;
}

/** Whether a value is enough for a limit, which it may have to reach or to exceed. Both are in the unit of the limit. */
export function reaches(value: number, { amount, comparison }: Limit): boolean {
  return comparison === 'at least' ? value >= amount : value > amount;
}

/** The answer in words, as the result page repeats it. */
export function answerText(question: Question, answer: Answer | undefined): string {
  if (answer === undefined) return 'Not answered';
  if (answer === 'not-sure') return 'Not sure';
  switch (question.kind) {
    case 'yes-no':
      return answer === 'yes' ? 'Yes' : 'No';
    case 'choice':
      return question.options.find(({ value }) => value === answer)?.label ?? String(answer);
    case 'date':
      return formatDate(String(answer));
    case 'number':
      return figureText({ value: Number(answer), unit: question.unit });
    case 'amounts':
      return typeof answer === 'object' ? partsText(question.parts, answer) : '';
  }
}

function partsText(parts: readonly Part[], answer: Readonly<Record<string, number>>): string {
  const stated = parts.filter(({ id }) => Object.hasOwn(answer, id));
  if (stated.length === 0) return 'No amounts';
  return stated
    .map(({ id, label }) => `${label}: ${figureText({ value: answer[id] ?? 0, unit: 'NZD' })}`)
    .join('; ');
}

function holds(condition: Condition, counted: Answers, on: string): boolean {
  const answer = counted[condition.question];
  if (answer === undefined) return false;
  if ('is' in condition) return typeof answer === 'string' && condition.is.includes(answer);
  const question = QUESTIONS.find(({ id }) => id === condition.question);
  const limit = requireInForce(LIMITS[condition.reaches], on, 'limit').value;
  return question !== undefined && reaches(countedSum(question, answer), limit);
}

/** The most that an answer in numbers can be: the period it is about, or any finite amount. */
export const mostOf = (question: Question & { kind: 'number' }, on: string): number =>
  question.unit === 'years' ? requireInForce(question.most, on, 'window').value : Number.MAX_VALUE;

function isAnswerTo(question: Question, answer: Answer, on: string): boolean {
  if (answer === 'not-sure') return true;
  switch (question.kind) {
    case 'yes-no':
      return answer === 'yes' || answer === 'no';
    case 'choice':
      return question.options.some(({ value }) => value === answer);
    case 'date':
      return isDay(answer);
    case 'number':
      return typeof answer === 'number' && answer >= 0 && answer <= mostOf(question, on);
    case 'amounts':
      return (
        typeof answer === 'object' &&
        answer !== null &&
        question.parts.every(({ id }) => isAmount(answer, id))
      );
  }
}

/** Net assets may be negative; a value that is not a finite number makes the whole answer void. */
function isAmount(answer: Readonly<Record<string, number>>, id: string): boolean {
  return !Object.hasOwn(answer, id) || (typeof answer[id] === 'number' && Number.isFinite(answer[id]));
}
