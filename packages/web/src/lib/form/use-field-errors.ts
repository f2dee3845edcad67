import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from './field-errors';
import { focusField } from './focus-field';

/**
 * The errors that a form shows now. Showing some moves the focus to the first field with an error; `add` leaves the focus where it
 * is, for a field that has just been left; `clear` removes those of fields that changed.
 */
export function useFieldErrors(): {
  errors: FieldErrors;
  show: (errors: FieldErrors) => void;
  add: (errors: FieldErrors) => void;
  clear: (fields: readonly string[]) => void;
  clearAll: () => void;
  form: RefObject<HTMLFormElement | null>;
} {
  const [{ errors, times }, setState] = useState<{ errors: FieldErrors; times: number }>({
    errors: {},
    times: 0,
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (times > 0) focusField(form.current?.querySelector<HTMLElement>('[data-invalid]'));
  }, [times]);
  const show = useCallback(
    (shown: FieldErrors) => setState((now) => ({ errors: shown, times: now.times + 1 })),
    [],
  );
  const add = useCallback(
    (more: FieldErrors) => setState((now) => ({ ...now, errors: { ...now.errors, ...more } })),
    [],
  );
  const clear = useCallback(
    (fields: readonly string[]) =>
      setState((now) => ({
        ...now,
        errors: Object.fromEntries(Object.entries(now.errors).filter(([field]) => !fields.includes(field))),
      })),
    [],
  );
  const clearAll = useCallback(() => setState((now) => ({ ...now, errors: {} })), []);
  return { errors, show, add, clear, clearAll, form };
}
