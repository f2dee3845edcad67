import { formatDate } from '@tussock/core/text/format-date';
import clsx from 'clsx';
import { type ReactNode, useId, useState } from 'react';

interface Shared {
  label: string;
  /** Whether a date that exists can be used. */
  isPossible: (date: string) => boolean;
  hint: ReactNode;
}

type Value =
  | { value: string; optional?: false; onChange: (date: string) => void }
  | { value: string | null; optional: true; onChange: (date: string | null) => void };

/** A calendar date, 2026-11-20. What cannot be used is said below the field, and the last good date stays in use. */
export function DateField({ label, isPossible, hint, ...field }: Shared & Value) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  /** What was left and cannot be used, with the date that was in use then. */
  const [left, setLeft] = useState<{ inUse: string | null } | null>(null);
  const refused = left !== null;
  // It gives way to a date that is set elsewhere, by an example.
  if (left && left.inUse !== field.value) {
    setLeft(null);
    setDraft(null);
  }
  const isUsable = (text: string) => (text === '' ? field.optional === true : isPossible(text));
  const type = (text: string) => {
    setDraft(text);
    setLeft(null);
    if (!isUsable(text)) return;
    if (field.optional) field.onChange(text === '' ? null : text);
    else field.onChange(text);
  };
  const leave = ({ value, validity }: HTMLInputElement) => {
    const isWrong = validity.badInput || !isUsable(value);
    setLeft(isWrong ? { inUse: field.value } : null);
    if (!isWrong) setDraft(null);
  };
  const inUse = field.value === null ? 'no date' : formatDate(field.value);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-13 font-semibold">
        {label}
        {field.optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      <input
        id={id}
        type="date"
        value={draft ?? field.value ?? ''}
        onChange={(event) => type(event.target.value)}
        onBlur={(event) => leave(event.target)}
        aria-invalid={refused || undefined}
        aria-describedby={refused || hint ? `${id}-note` : undefined}
        className={clsx(
          'h-10 w-full rounded-control border bg-card px-2.5 text-15 font-medium pointer-coarse:h-11',
          refused ? 'border-red' : 'border-control',
        )}
      />
      {(refused || hint) && (
        <p id={`${id}-note`} className={clsx('mt-1 text-12', refused ? 'text-red' : 'text-muted')}>
          {refused ? `Enter a date from 2020 to 2099. Until then ${inUse} is used.` : hint}
        </p>
      )}
    </div>
  );
}
