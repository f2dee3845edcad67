import type { Answer, Question } from '@tussock/core/eligibility/question';
import { isDate } from '@tussock/core/eligibility/window';
import { parseNumber } from '../../lib/parse-number';

/** What stands in the controls of a question: the choice under "value", else text by part. */
export type Typed = Readonly<Record<string, string>>;

export type ReadAnswer =
  | { answer: Answer; problems: null }
  | { answer: null; problems: Readonly<Record<string, string>> };

/** The control that a question with a single one has. */
export const VALUE = 'value';

const plain = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 2 });
/** Amounts above this are typing errors. */
const MOST = 1e12;

/** What the controls show of an answer that was given before. */
export function typedOf(question: Question, answer: Answer | undefined): Typed {
  if (answer === undefined) return {};
  if (typeof answer === 'object')
    return Object.fromEntries(Object.entries(answer).map(([part, amount]) => [part, plain.format(amount)]));
  return answer === 'not-sure' && question.kind !== 'yes-no' && question.kind !== 'choice'
    ? {}
    : { [VALUE]: String(answer) };
}

/** The answer that was typed, or what is wrong with it, in words at the control. `today` bounds dates (2026-11-20). */
export function readAnswer(question: Question, typed: Typed, today: string): ReadAnswer {
  const value = (typed[VALUE] ?? '').trim();
  switch (question.kind) {
    case 'yes-no':
    case 'choice':
      return value === '' ? wrong('Please choose an answer.') : { answer: value, problems: null };
    case 'date':
      if (!isDate(value)) return wrong('Please enter a date, or choose “Not sure”.');
      return value > today ? wrong('This date is in the future.') : { answer: value, problems: null };
    case 'number':
      return readNumber(value, question.unit);
    case 'amounts':
      return readParts(question, typed);
  }
}

const wrong = (message: string, part = VALUE): ReadAnswer => ({
  answer: null,
  problems: { [part]: message },
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
  return { answer: number, problems: null };
}

/** Only net assets can be below nothing. */
const mayBeNegative = (question: Question) => question.id === 'net_assets';
/** Both years are judged each for itself; elsewhere what is left empty counts as nothing. */
const wantsEveryPart = (question: Question) => question.id === 'net_assets' || question.id === 'turnover';

function readParts(question: Question & { kind: 'amounts' }, typed: Typed): ReadAnswer {
  const amounts: Record<string, number> = {};
  const problems: Record<string, string> = {};
  for (const { id } of question.parts) {
    const text = (typed[id] ?? '').trim();
    if (text === '') {
      if (wantsEveryPart(question)) problems[id] = 'Please enter an amount; 0 is one.';
      continue;
    }
    const amount = parseNumber(text);
    if (amount === null || Math.abs(amount) > MOST)
      problems[id] = 'Please enter an amount such as 250,000 or $1.2m.';
    else if (amount < 0 && !mayBeNegative(question)) problems[id] = 'Please enter 0 or more.';
    else amounts[id] = amount;
  }
  if (Object.keys(problems).length > 0) return { answer: null, problems };
  return Object.keys(amounts).length > 0
    ? { answer: amounts, problems: null }
    : wrong('Please enter an amount (0 is one), or choose “Not sure”.', question.parts[0]?.id);
}

/** The amounts typed so far that can be read, to show what counts of them while one types. */
export function readableAmounts(question: Question, typed: Typed): Readonly<Record<string, number>> {
  if (question.kind !== 'amounts') return {};
  return Object.fromEntries(
    question.parts.flatMap(({ id }) => {
      const amount = parseNumber((typed[id] ?? '').trim());
      return amount === null ? [] : [[id, amount]];
    }),
  );
}
