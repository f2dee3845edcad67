import { decimal } from '@tussock/core/text/decimal';
import {
  type NumberFault,
  type NumberLimits,
  type NumberSign,
  readNumber,
} from '@tussock/core/text/parse-number';
import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

export interface NumberFieldProps extends Omit<NumberLimits, 'sign'> {
  label: ReactNode;
  /** Shown before or after the figure: "$", "% a year". */
  unit: string;
  /** Null shows an empty field. */
  value: number | null;
  onChange: (value: number) => void;
  /** For a field that may stay empty: called when it is emptied. */
  onEmpty?: () => void;
  /** For forms that are sent without scripts. */
  name?: string;
  /** Shown below the field. */
  hint?: ReactNode;
  /** The label is for screen readers only. */
  hideLabel?: boolean;
  /** Takes a typed number only when the field is left or Enter is pressed. */
  onLeave?: boolean;
  /** How far arrow keys move. */
  step?: number;
  disabled?: boolean;
  className?: string;
}

/**
 * A number with its unit, typed the way people write it ("$1.5m"). What is typed is used as it is or refused: an error is
 * shown below the field, and the last valid number stays in use.
 */
export function NumberField({ unit, value, onChange, onEmpty, step = 1, ...props }: NumberFieldProps) {
  const { min, max, decimals, onLeave = false } = props;
  const limits = { min, max, decimals, sign: signOf(unit) };
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState<Left | null>(null);
  // What was refused gives way to a number that is set elsewhere: by an example, a reset or another tab.
  if (left && left.inUse !== value) {
    setLeft(null);
    setDraft(null);
  }
  const format = (figure: number) => decimal(figure, onLeave ? decimals : 0, decimals);
  const isEmptied = (text: string) => onEmpty !== undefined && text.trim() === '';
  const fault = left && draft !== null && !isEmptied(draft) ? readNumber(draft, limits).fault : null;
  const wrong = fault !== null;
  const shown = (figure: number) => (unit === '$' ? `$${format(figure)}` : format(figure));
  const correction = (found: NumberFault) =>
    found === 'too fine'
      ? tooFine(unit, decimals)
      : `Enter a number from ${shown(min)} to ${shown(max)}${found === 'no number' && unit === '$' ? ', such as 250,000 or 1.2m' : ''}.`;
  const wrongText = (found: NumberFault) =>
    `${correction(found)}${value === null ? '' : ` Until then ${shown(value)} is used.`}`;
  const type = (text: string) => {
    setDraft(text);
    setLeft(null);
    if (isEmptied(text)) onEmpty?.();
    const typed = readNumber(text, limits).value;
    if (typed !== null && !onLeave) onChange(typed);
  };
  const leave = () => {
    const typed = draft === null ? null : readNumber(draft, limits).value;
    if (typed === null) return setLeft({ inUse: value });
    onChange(typed);
    setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const up = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter' && onLeave) leave();
    if (!up) return;
    event.preventDefault();
    const from = (draft === null ? null : readNumber(draft, limits).value) ?? value ?? 0;
    setDraft(null);
    onChange(Number(Math.min(max, Math.max(min, from + up * step)).toFixed(decimals)));
  };
  return (
    <div className={clsx('min-w-0', props.className)}>
      <Label id={id} text={props.label} unit={unit} isHidden={props.hideLabel} />
      <div
        className={clsx(
          'number-box flex h-10 items-center rounded-control border bg-card px-2.5 text-15 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-pine pointer-coarse:h-11',
          wrong ? 'border-red' : 'border-control',
          props.disabled && 'opacity-60',
        )}
      >
        {unit === '$' && (
          <span aria-hidden="true" className="mr-1 text-muted">
            $
          </span>
        )}
        <input
          id={id}
          name={props.name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={draft ?? (value === null ? '' : format(value))}
          disabled={props.disabled}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong || props.hint ? `${id}-note` : undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          onKeyDown={onKeyDown}
          className="w-full min-w-0 bg-transparent font-medium outline-none"
        />
        {unit !== '$' && (
          <span aria-hidden="true" className="ml-1.5 shrink-0 text-13 text-muted">
            {unit}
          </span>
        )}
      </div>
      <Note id={`${id}-note`} hint={props.hint} wrong={fault && wrongText(fault)} />
    </div>
  );
}

function Label({
  id,
  text,
  unit,
  isHidden,
}: {
  id: string;
  text: ReactNode;
  unit: string;
  isHidden: boolean | undefined;
}) {
  return (
    <label htmlFor={id} className={isHidden ? 'sr-only' : 'mb-1 block text-13 font-semibold'}>
      {text}
      {!saysUnit(text, unit) && (
        <span className="sr-only">, {unit === '$' ? 'New Zealand dollars' : unit}</span>
      )}
    </label>
  );
}

function Note({ id, hint, wrong }: { id: string; hint: ReactNode; wrong: string | null }) {
  if (wrong)
    // The focus is elsewhere by then, or stays where it is with Enter: nothing else would say it.
    return (
      <p key="fault" id={id} role="alert" className="mt-1 text-12 text-red">
        {wrong}
      </p>
    );
  return (
    hint && (
      <p key="hint" id={id} className="mt-1 text-12 text-muted">
        {hint}
      </p>
    )
  );
}

/** A field that was left, with the number that was in use then. */
interface Left {
  inUse: number | null;
}

const signOf = (unit: string): NumberSign => (unit === '$' ? '$' : unit.startsWith('%') ? '%' : 'none');

/** "Years, years" would say it twice. */
const saysUnit = (label: ReactNode, unit: string) =>
  typeof label === 'string' && (unit === '$' ? /NZD|dollars/ : new RegExp(`\\b${unit}\\b`, 'i')).test(label);

function tooFine(unit: string, decimals: number): string {
  if (decimals === 0) return unit === '$' ? 'Enter whole dollars, without cents.' : 'Enter a whole number.';
  return `Enter up to ${decimals === 1 ? 'one digit' : `${decimals} digits`} after the decimal point.`;
}
