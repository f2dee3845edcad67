import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Problems } from './field-errors';

/**
 * The messages that a form shows now. Showing some moves the focus to the first field that has one; changing a field
 * takes its message away.
 */
export function useProblems(): {
  problems: Problems;
  show: (problems: Problems) => void;
  clear: (fields: readonly string[]) => void;
  form: RefObject<HTMLFormElement | null>;
} {
  const [{ problems, times }, setState] = useState<{ problems: Problems; times: number }>({
    problems: {},
    times: 0,
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (times > 0) form.current?.querySelector<HTMLElement>('[data-invalid]')?.focus();
  }, [times]);
  const show = useCallback(
    (shown: Problems) => setState((now) => ({ problems: shown, times: now.times + 1 })),
    [],
  );
  const clear = useCallback(
    (fields: readonly string[]) =>
      setState((now) => ({
        ...now,
        problems: Object.fromEntries(
          Object.entries(now.problems).filter(([field]) => !fields.includes(field)),
        ),
      })),
    [],
  );
  return { problems, show, clear, form };
}
