import { type ReactNode, useId } from 'react';

/** A labelled list of one choice. */
export function Choice<T extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: ReactNode;
  options: Partial<Record<T, string>>;
  value: T;
  onChange: (value: T) => void;
}) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-13 font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value as T)}
        className="h-10 w-full rounded-control border border-control bg-card px-2 text-15 font-medium pointer-coarse:h-11"
      >
        {(Object.entries(options) as [T, string][]).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
