import type { Part, Question } from '@tussock/core/eligibility/question';
import type { FocusEvent } from 'react';
import type { FieldErrors } from '../../lib/form/field-errors';
import { useToday } from '../../lib/today';
import { RadioField } from '../../ui/form/choices';
import { TextField } from '../../ui/form/text-field';
import { RunningTotal } from './running-total';
import { type Typed, VALUE } from './typed-answer';

const NOT_SURE = { value: 'not-sure', label: 'Not sure' };
const YES_NO = [{ value: 'yes', label: 'Yes' }, { value: 'no', label: 'No' }, NOT_SURE];

interface FieldsProps {
  question: Question;
  typed: Typed;
  errors: FieldErrors;
  onType: (part: string, text: string) => void;
  /** A field of figures was left for another one. */
  onLeave: (part: string) => void;
}

/** The controls of a question, by its kind. */
export function AnswerFields({ question, typed, errors, onType, onLeave }: FieldsProps) {
  const today = useToday();
  const single = {
    name: VALUE,
    value: typed[VALUE] ?? '',
    onValue: (text: string) => onType(VALUE, text),
    error: errors[VALUE],
    autoComplete: 'off',
    className: 'max-w-72',
  };
  switch (question.kind) {
    case 'yes-no':
    case 'choice':
      return (
        <RadioField
          name={VALUE}
          label="Your answer"
          choices={question.kind === 'choice' ? [...question.options, NOT_SURE] : YES_NO}
          value={single.value}
          onValue={single.onValue}
          error={single.error}
        />
      );
    case 'date':
      return <TextField {...single} label="Date" type="date" max={today} />;
    case 'number':
      return (
        <div className="grid gap-5">
          <TextField
            {...single}
            label={question.unit === 'years' ? 'Years' : 'Amount in New Zealand dollars'}
            inputMode="decimal"
            onBlur={leaving(() => onLeave(VALUE))}
          />
          <RunningTotal question={question} typed={typed} errors={errors} />
        </div>
      );
    case 'amounts':
      return <Amounts question={question} typed={typed} errors={errors} onType={onType} onLeave={onLeave} />;
  }
}

/** Amounts by part, with their sum or each of them beside the limit. */
function Amounts({
  question,
  typed,
  errors,
  onType,
  onLeave,
}: FieldsProps & { question: { kind: 'amounts' } }) {
  const field = ({ id, label }: Part) => (
    <TextField
      key={id}
      name={id}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed[id] ?? ''}
      onValue={(text) => onType(id, text)}
      onBlur={leaving(() => onLeave(id))}
      error={errors[id]}
      className="grid content-end"
    />
  );
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="mb-2 text-14 text-muted">
          In New Zealand dollars, such as 250,000 or 1.2m.
          {question.parts.length > 2 && ' Enter at least one, which can be 0. Empty fields then count as 0.'}
        </legend>
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">{question.parts.map(field)}</div>
      </fieldset>
      <RunningTotal question={question} typed={typed} errors={errors} />
    </div>
  );
}

/** Not for a button of the form: it says itself what is wrong, and would move from under the pointer. */
const leaving =
  (leave: () => void) =>
  ({ relatedTarget }: FocusEvent) =>
    relatedTarget instanceof HTMLButtonElement || leave();
