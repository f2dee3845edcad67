import type { FieldErrors } from '../../lib/form/field-errors';
import { focusField } from '../../lib/form/focus-field';
import { fieldId } from './field-id';

/** The errors above the form, each with a link to its field. The focus goes to the first field with an error. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const lines = Object.entries(errors);
  if (lines.length === 0) return null;
  return (
    <div
      role="alert"
      // An answer that is mended is counted down, and those that are left are not read out again.
      aria-atomic="false"
      className="mb-6 rounded-card border-l-3 border-red bg-red-soft px-5 py-4 text-14"
    >
      <p className="font-semibold">
        {lines.length === 1
          ? 'One answer needs your attention'
          : `${lines.length} answers need your attention`}
      </p>
      <ul className="mt-1 grid gap-0.5">
        {lines.map(([field, message]) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(document.getElementById(fieldId(field)));
              }}
              className="inline-block py-0.5 underline"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
