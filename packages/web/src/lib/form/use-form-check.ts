import { useCallback, useRef, useState } from 'react';
import type { FieldErrors } from './field-errors';

/** The errors of what would be sent, by field. */
export type FormCheck<Form> = (form: Form) => FieldErrors;

/** The server checks again and names the same errors. */
const leftToTheServer = () => ({});

/**
 * The check of a form, whose code is the larger part of a form's script: it is loaded when somebody comes to the form (`loadCheck` at its
 * first focus). `check` is null until then. Where it cannot be loaded, nothing is wrong until the server
 * says so, and the next `loadCheck` tries again.
 */
export function useFormCheck<Form>(load: () => Promise<FormCheck<Form>>): {
  check: FormCheck<Form> | null;
  loadCheck: () => Promise<FormCheck<Form>>;
} {
  const [check, setCheck] = useState<FormCheck<Form> | null>(null);
  const loading = useRef<Promise<FormCheck<Form>> | null>(null);
  const loadCheck = useCallback(() => {
    loading.current ??= load()
      .catch(() => {
        loading.current = null;
        return leftToTheServer;
      })
      .then((found) => {
        setCheck(() => found);
        return found;
      });
    return loading.current;
  }, [load]);
  return { check, loadCheck };
}
