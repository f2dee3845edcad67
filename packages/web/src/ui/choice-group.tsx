import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface Choice<T extends string> {
  value: T;
  label: string;
  text?: ReactNode;
}

/** One of a few, side by side or below one another: radio buttons that look like what they choose. */
export function ChoiceGroup<T extends string>({
  legend,
  name,
  choices,
  value,
  onChange,
  columns,
}: {
  legend: string;
  name: string;
  choices: readonly Choice<T>[];
  /** Null while none is chosen. */
  value: T | null;
  onChange: (value: T) => void;
  /** Classes of the grid; one below the other where missing. */
  columns?: string;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-13 text-muted">{legend}</legend>
      <div className={clsx('grid gap-1.5', columns)}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-10 cursor-pointer items-start gap-2.5 rounded-control border border-line bg-card px-3 py-2 text-14 hover:border-control has-checked:border-pine has-checked:bg-pine-soft pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="mt-0.5 size-4 shrink-0"
            />
            <span className="min-w-0">
              <span className="font-semibold">{choice.label}</span>{' '}
              {choice.text && <span className="block text-13 text-muted">{choice.text}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
