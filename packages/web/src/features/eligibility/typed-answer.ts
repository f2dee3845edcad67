import type { Answer, Question } from '@tussock/core/eligibility/question';
import { isDate } from '@tussock/core/eligibility/window';
import { parseNumber } from '../../lib/parse-number';

/** What is entered in the controls of a question: the choice under "value", or text by part. */
export type Typed = Readonly<Record<string, string>>;

export type ReadAnswer =
  | { answer: Answer; errors: null }
  | { answer: null; errors: Readonly<Record<string, string>> };

/** The name of the control where a question has only one. */
export const VALUE = 'value';

const plain = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 2 });
/** Amounts above this are typing errors. */
const MOST = 1e12;

/** An earlier answer as the controls show it. */
export function typedOf(question: Question, answer: Answer | undefined): Typed {
  if (answer === undefined) return {};
  if (typeof answer === 'object')
    return Object.fromEntries(Object.entries(answer).map(([part, amount]) => [part, plain.format(amount)]));
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
      if (!isDate(value)) return wrong('Please enter a date, or choose “Not sure”.');
      return value > today ? wrong('This date is in the future.') : { answer: value, errors: null };
    case 'number':
      return readNumber(value, question.unit);
    case 'amounts':
      return readParts(question, typed);
  }
}

const wrong = (message: string, part = VALUE): ReadAnswer => ({
  answer: null,
  errors: { [part]: message },
});

function readNumber(text: string, unit: 'NZD' | 'years'): ReadAnswer {
  const number = parseNumber(text);
  const most = unit === 'years' ? 80 : MOST;
  if (number === null || number < 0 || number > most)
    return wrong(
      unit === 'years'
        ? 'Please enter a number of years such as 3 or 2.5, or choose “Not sure”.'
        : 'Please enter an amount such as 250,000, or choose “Not sure”.',
    );
  return { answer: number, errors: null };
}

/** Only net assets can be negative. */
const mayBeNegative = (question: Question) => question.id === 'net_assets';
/** The two years are tested separately, so both are needed; elsewhere an empty field counts as 0. */
const wantsEveryPart = (question: Question) => question.id === 'net_assets' || question.id === 'turnover';

function readParts(question: Question & { kind: 'amounts' }, typed: Typed): ReadAnswer {
  const amounts: Record<string, number> = {};
  const errors: Record<string, string> = {};
  for (const { id } of question.parts) {
    const text = (typed[id] ?? '').trim();
    if (text === '') {
      if (wantsEveryPart(question)) errors[id] = 'Please enter an amount; 0 is one.';
      continue;
    }
    const amount = parseNumber(text);
    if (amount === null || Math.abs(amount) > MOST)
      errors[id] = 'Please enter an amount such as 250,000 or $1.2m.';
    else if (amount < 0 && !mayBeNegative(question)) errors[id] = 'Please enter 0 or more.';
    else amounts[id] = amount;
  }
  if (Object.keys(errors).length > 0) return { answer: null, errors };
  return Object.keys(amounts).length > 0
    ? { answer: amounts, errors: null }
    : wrong('Please enter an amount (0 is one), or choose “Not sure”.', question.parts[0]?.id);
}

/** The valid amounts typed so far, for the sum that is shown while one types. */
export function readableAmounts(question: Question, typed: Typed): Readonly<Record<string, number>> {
  if (question.kind !== 'amounts') return {};
  return Object.fromEntries(
    question.parts.flatMap(({ id }) => {
      const amount = parseNumber((typed[id] ?? '').trim());
      return amount === null ? [] : [[id, amount]];
    }),
  );
}
