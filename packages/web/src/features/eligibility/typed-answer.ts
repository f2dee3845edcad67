import { isDay } from '@tussock/core/calendar/day';
import { mostOf } from '@tussock/core/eligibility/answers';
import type { Answer, Question } from '@tussock/core/eligibility/question';
import { decimal } from '@tussock/core/text/decimal';
import { type NumberSign, parseNumber, type ReadNumber, readNumber } from '@tussock/core/text/parse-number';

/** What is entered in the controls of a question: the choice under "value", or text by part. */
export type Typed = Readonly<Record<string, string>>;

export type ReadAnswer =
  | { answer: Answer; errors: null }
  | { answer: null; errors: Readonly<Record<string, string>> };

/** The name of the control where a question has only one. */
export const VALUE = 'value';

/** Amounts above this are typing errors. */
const MOST = 1e12;

/** An earlier answer as the controls show it. */
export function typedOf(question: Question, answer: Answer | undefined): Typed {
  if (answer === undefined) return {};
  if (typeof answer === 'object')
    return Object.fromEntries(Object.entries(answer).map(([part, amount]) => [part, decimal(amount, 0, 2)]));
  return answer === 'not-sure' && question.kind !== 'yes-no' && question.kind !== 'choice'
    ? {}
    : { [VALUE]: String(answer) };
}

/** The answer that was typed, or an error for each control. `today` (2026-11-20) is the latest possible date. */
export function readAnswer(question: Question, typed: Typed, today: string): ReadAnswer {
  const value = (typed[VALUE] ?? '').trim();
  switch (question.kind) {
    case 'yes-no':
    case 'choice':
      return value === '' ? wrong('Please choose an answer.') : { answer: value, errors: null };
    case 'date':
      if (!isDay(value)) return wrong('Please enter a date, or choose “Not sure”.');
      return value > today ? wrong('This date is in the future.') : { answer: value, errors: null };
    case 'number':
      return readFigure(value, question, today);
    case 'amounts':
      return readParts(question, typed);
  }
}

const wrong = (message: string, part = VALUE): ReadAnswer => ({
  answer: null,
  errors: { [part]: message },
});

const signOf = ({ unit }: Question & { kind: 'number' }): NumberSign => (unit === 'years' ? 'none' : '$');

/** A number with more decimals is refused: rounding could carry it over a limit. */
const readTo = (text: string, sign: NumberSign, min: number): ReadNumber =>
  readNumber(text, { min, max: MOST, decimals: 2, sign });

const TOO_FINE = 'Please enter at most two digits after the decimal point.';

function readFigure(text: string, question: Question & { kind: 'number' }, today: string): ReadAnswer {
  const { value, fault } = readTo(text, signOf(question), 0);
  if (fault === 'too fine') return wrong(TOO_FINE);
  const most = mostOf(question, today);
  if (value !== null && value > most)
    return wrong(`Only the last ${most} years count. Please enter ${most} or fewer, or choose “Not sure”.`);
  if (value !== null) return { answer: value, errors: null };
  return wrong(
    question.unit === 'years'
      ? 'Please enter a number of years such as 3 or 2.5, or choose “Not sure”.'
      : 'Please enter an amount such as 250,000, or choose “Not sure”.',
  );
}

/** Only net assets can be negative. */
const mayBeNegative = (question: Question) => question.id === 'net_assets';
/** The two years are tested separately, and a payment for this offer has to be stated; elsewhere an empty field counts as 0. */
const wants = (question: Question, part: string) =>
  question.id === 'net_assets' || question.id === 'turnover' || part === 'payable';

/** The amount that is typed for a part, null where it may stay empty, or the error to show at it. */
function readPart(question: Question, part: string, text: string): number | string | null {
  if (text === '') return wants(question, part) ? 'Please enter an amount. It can be 0.' : null;
  const { value, fault } = readTo(text, '$', -MOST);
  if (fault === 'too fine') return TOO_FINE;
  if (value === null) return 'Please enter an amount such as 250,000 or 1.2m.';
  return value < 0 && !mayBeNegative(question) ? 'Please enter 0 or more.' : value;
}

function readParts(question: Question & { kind: 'amounts' }, typed: Typed): ReadAnswer {
  const amounts: Record<string, number> = {};
  const errors: Record<string, string> = {};
  for (const { id } of question.parts) {
    const read = readPart(question, id, (typed[id] ?? '').trim());
    if (typeof read === 'string') errors[id] = read;
    else if (read !== null) amounts[id] = read;
  }
  if (Object.keys(errors).length > 0) return { answer: null, errors };
  return Object.keys(amounts).length > 0
    ? { answer: amounts, errors: null }
    : wrong('Please enter an amount, which can be 0, or choose “Not sure”.', question.parts[0]?.id);
}

/** The error of one control that is filled in; an empty one may still be answered. */
export function faultAt(
  part: string,
  question: Question,
  typed: Typed,
  today: string,
): Record<string, string> {
  const fault =
    (typed[part] ?? '').trim() === '' ? undefined : readAnswer(question, typed, today).errors?.[part];
  return fault === undefined ? {} : { [part]: fault };
}

/** The controls whose errors go when one of them changes: its own, and that of a sum without any amount, which is shown at another. */
export function mendedBy(part: string, question: Question, typed: Typed, today: string): string[] {
  if (question.kind !== 'amounts') return [part];
  const { errors } = readAnswer(question, typed, today);
  return question.parts.flatMap(({ id }) => (id === part || errors?.[id] === undefined ? [id] : []));
}

/** What can be read of an answer while it is typed, for the amounts that are shown beside the limits. */
export function readableAnswer(question: Question, typed: Typed): Answer | null {
  if (question.kind === 'number') return parseNumber((typed[VALUE] ?? '').trim(), signOf(question));
  if (question.kind !== 'amounts') return null;
  return Object.fromEntries(
    question.parts.flatMap(({ id }) => {
      const amount = parseNumber((typed[id] ?? '').trim(), '$');
      return amount === null ? [] : [[id, amount]];
    }),
  );
}
