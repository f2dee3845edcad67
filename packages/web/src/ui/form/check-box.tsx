import clsx from 'clsx';
import { describedBy, fieldId } from './field-id';
import { FieldError, type FieldText, Hint } from './field-parts';

/** A single check box. It is never ticked in advance. */
export function CheckBox({
  name,
  label,
  hint,
  error,
  checked,
  onChecked,
}: Omit<FieldText, 'optional'> & { checked: boolean; onChecked: (checked: boolean) => void }) {
  return (
    <div>
      <label
        className={clsx(
          'flex cursor-pointer items-start gap-3 rounded-control border bg-card px-3.5 py-3 has-checked:border-pine',
          error ? 'border-red' : 'border-line hover:border-control',
        )}
      >
        <input
          type="checkbox"
          id={fieldId(name)}
          name={name}
          checked={checked}
          onChange={(event) => onChecked(event.target.checked)}
          aria-invalid={error ? true : undefined}
          data-invalid={error ? '' : undefined}
          aria-describedby={describedBy(name, { hint, error })}
          className="mt-1 size-4 shrink-0"
        />
        <span className="min-w-0 max-w-[66ch]">{label}</span>
      </label>
      {hint && (
        <div className="mt-1.5">
          <Hint name={name}>{hint}</Hint>
        </div>
      )}
      {error && <FieldError name={name}>{error}</FieldError>}
    </div>
  );
}
