import { FIELD_LABELS } from '@tussock/core/submission/options';
import { wholeNumber } from '@tussock/core/text/decimal';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { describedBy, fieldId } from './field-id';
import { FieldError, type FieldText, Hint, Optional } from './field-parts';

const CONTROL = 'mt-1.5 block w-full rounded-control border bg-card px-3 text-15 text-ink';
const border = (error: unknown) => (error ? 'border-red' : 'border-control');

type Shared = FieldText & { value: string; onValue: (value: string) => void };

/** One line of text. Its length is checked when it is sent, so that nothing pasted is cut off unnoticed. */
export function TextField({
  name,
  label,
  hint,
  error,
  optional,
  value,
  onValue,
  className,
  ...rest
}: Shared & Omit<ComponentProps<'input'>, keyof Shared | 'onChange'>) {
  return (
    <div className={className}>
      <label htmlFor={fieldId(name)} className="font-semibold">
        {label}
        {optional && <Optional />}
      </label>
      {hint && <Hint name={name}>{hint}</Hint>}
      <input
        dir="auto"
        {...rest}
        id={fieldId(name)}
        name={name}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        aria-invalid={error ? true : undefined}
        data-invalid={error ? '' : undefined}
        aria-describedby={describedBy(name, { hint, error })}
        className={clsx(CONTROL, 'h-11', border(error))}
      />
      {error && <FieldError name={name}>{error}</FieldError>}
    </div>
  );
}

/** An e-mail address. Its form is checked by the schema, whose message says more than the browser's. */
export const EmailField = (props: Omit<Parameters<typeof TextField>[0], 'label'>) => (
  <TextField
    {...props}
    label={FIELD_LABELS.email}
    type="text"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
  />
);

/** Several lines of text, with a count once it nears its limit. */
export function TextAreaField({
  name,
  label,
  hint,
  error,
  optional,
  value,
  onValue,
  most,
}: Shared & { most: number }) {
  return (
    <div>
      <label htmlFor={fieldId(name)} className="font-semibold">
        {label}
        {optional && <Optional />}
      </label>
      {hint && <Hint name={name}>{hint}</Hint>}
      <textarea
        id={fieldId(name)}
        name={name}
        dir="auto"
        rows={5}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        aria-invalid={error ? true : undefined}
        data-invalid={error ? '' : undefined}
        aria-describedby={describedBy(name, { hint, error })}
        className={clsx(CONTROL, 'py-2.5', border(error))}
      />
      {value.length > most * 0.8 && (
        <span
          className={clsx('mt-1 block text-right text-13', value.length > most ? 'text-red' : 'text-muted')}
        >
          {wholeNumber(value.length)} of {wholeNumber(most)} characters
        </span>
      )}
      {error && <FieldError name={name}>{error}</FieldError>}
    </div>
  );
}
