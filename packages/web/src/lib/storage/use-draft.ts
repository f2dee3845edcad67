import { useCallback, useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './draft';

export interface UsedDraft<T> {
  form: T;
  change: (part: Partial<T>) => void;
  /** Of this filled-in form; empty until the page has hydrated. */
  submissionId: string;
  /** A number of its own for a form that was changed after an earlier one arrived under the old number. */
  renewId: () => string;
  /** Empties the form and deletes the draft. */
  discard: () => void;
  /** True once the draft was looked for. */
  ready: boolean;
  /** When a draft found on arrival was saved; null where there was none. */
  foundFrom: string | null;
  /** Whether what is typed now is kept in the browser; null while nothing was typed. */
  kept: boolean | null;
}

/** A form whose contents stay in this browser until it is sent. `readForm` makes a form of whatever was stored. */
export function useDraft<T extends object>(
  key: string,
  empty: T,
  readForm: (value: unknown) => T,
): UsedDraft<T> {
  const [state, setState] = useState({ form: empty, submissionId: '' });
  const [foundFrom, setFoundFrom] = useState<string | null>(null);
  const [kept, setKept] = useState<boolean | null>(null);
  const touched = useRef(false);

  useEffect(() => {
    const found = withStorage((store) => readDraft(store, key, readForm, new Date()));
    setFoundFrom(found?.saved_at ?? null);
    if (found) setKept(true);
    setState({
      form: found?.form ?? empty,
      submissionId: found?.submission_id ?? crypto.randomUUID(),
    });
  }, [key, empty, readForm]);

  useEffect(() => {
    if (!touched.current || state.submissionId === '') return;
    const draft = {
      submission_id: state.submissionId,
      saved_at: new Date().toISOString(),
      form: state.form,
    };
    setKept(withStorage((store) => keepDraft(store, key, draft)) ?? false);
  }, [key, state]);

  const change = useCallback((part: Partial<T>) => {
    touched.current = true;
    setState((now) => ({ ...now, form: { ...now.form, ...part } }));
  }, []);
  const renewId = useCallback(() => {
    const submissionId = crypto.randomUUID();
    setState((now) => ({ ...now, submissionId }));
    return submissionId;
  }, []);
  const discard = useCallback(() => {
    touched.current = false;
    withStorage((store) => dropDraft(store, key));
    setFoundFrom(null);
    setKept(null);
    setState({ form: empty, submissionId: crypto.randomUUID() });
  }, [key, empty]);

  return {
    ...state,
    change,
    renewId,
    discard,
    ready: state.submissionId !== '',
    foundFrom,
    kept,
  };
}

/** Reading `localStorage` itself throws where the browser forbids it. */
function withStorage<R>(use: (store: Storage) => R): R | null {
  try {
    return use(window.localStorage);
  } catch {
    return null;
  }
}
