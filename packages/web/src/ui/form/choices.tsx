import clsx from 'clsx';
import type { ReactNode } from 'react';
import { describedBy, fieldId } from './field-id';
import { FieldError, type FieldText, Hint, Optional } from './field-parts';

export interface Choice {
  value: string;
  label: ReactNode;
}

type Columns = 'one' | 'two';

interface Group extends FieldText {
  choices: readonly Choice[];
  columns?: Columns;
}

const LIST: Record<Columns, string> = { one: 'grid gap-2', two: 'grid gap-2 sm:grid-cols-2' };
const ROW =
  'flex min-h-11 h-full cursor-pointer items-start gap-3 rounded-control border bg-card px-3.5 py-2.5 has-checked:border-pine has-checked:bg-pine-soft';

/** One of several. The first gets the focus when the answer is missing. */
export function RadioField({
  value,
  onValue,
  ...group
}: Group & { value: string; onValue: (value: string) => void }) {
  return <ChoiceGroup {...group} kind="radio" isChosen={(each) => each === value} onToggle={onValue} />;
}

/** Any number of several. */
export function CheckField({
  values,
  onValues,
  ...group
}: Group & { values: readonly string[]; onValues: (values: string[]) => void }) {
  const toggle = (value: string) =>
    onValues(values.includes(value) ? values.filter((each) => each !== value) : [...values, value]);
  return (
    <ChoiceGroup {...group} kind="checkbox" isChosen={(each) => values.includes(each)} onToggle={toggle} />
  );
}

function ChoiceGroup({
  name,
  label,
  hint,
  error,
  optional,
  choices,
  columns = 'one',
  kind,
  isChosen,
  onToggle,
}: Group & {
  kind: 'radio' | 'checkbox';
  isChosen: (value: string) => boolean;
  onToggle: (value: string) => void;
}) {
  return (
    <fieldset aria-describedby={describedBy(name, { hint, error })}>
      <legend className="font-semibold">
        {label}
        {optional && <Optional />}
      </legend>
      {hint && <Hint name={name}>{hint}</Hint>}
      <div className={clsx('mt-2', LIST[columns])}>
        {choices.map((choice, place) => (
          <label
            key={choice.value}
            className={clsx(ROW, error ? 'border-red' : 'border-line hover:border-control')}
          >
            <input
              type={kind}
              id={place === 0 ? fieldId(name) : undefined}
              name={name}
              value={choice.value}
              checked={isChosen(choice.value)}
              onChange={() => onToggle(choice.value)}
              data-invalid={error && place === 0 ? '' : undefined}
              className="mt-1 size-4 shrink-0"
            />
            <span className="min-w-0 wrap-anywhere">{choice.label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError name={name}>{error}</FieldError>}
    </fieldset>
  );
}
