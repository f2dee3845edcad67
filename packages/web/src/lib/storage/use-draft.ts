import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, findDraft } from './draft';
import type { Stored } from './stored';

export interface FormDraft<T> {
  form: T;
  change: (part: Partial<T>) => void;
  /** Fills in what the visitor may still change; it is stored with what is typed, and not before. */
  suggest: (part: Partial<T>) => void;
  /** Of this filled-in form; empty until the page has hydrated. */
  submissionId: string;
  /** A new id, for a form that was changed after an earlier state of it arrived under the old one. */
  renewId: () => string;
  /** Empties the form and deletes the draft. */
  discard: () => void;
  /** True once the draft was looked for. */
  ready: boolean;
  /** When a draft found on arrival was saved; null where there was none. */
  foundFrom: string | null;
  /** Whether what is typed now is stored in the browser; null while nothing was typed. */
  saved: boolean | null;
  /** True where a stored draft could not be read. */
  lost: boolean;
}

/** A form whose contents are stored in this browser until it is sent. Until something is typed, it shows what another tab stores. */
export function useDraft<T extends object>(draft: Stored<Draft<T>>, empty: T): FormDraft<T> {
  const [state, setState] = useState({ form: empty, submissionId: '' });
  const [foundFrom, setFoundFrom] = useState<string | null>(null);
  const [saved, setSaved] = useState<boolean | null>(null);
  const [lost, setLost] = useState(false);
  const touched = useRef(false);

  useEffect(() => {
    const show = (found: Draft<T> | null) => {
      setFoundFrom(found?.saved_at ?? null);
      setLost(draft.read().lost);
      setSaved(found ? draft.read().saved : null);
      setState({
        form: found?.form ?? empty,
        submissionId: found?.submission_id ?? crypto.randomUUID(),
      });
    };
    show(findDraft(draft, new Date()));
    // Two forms that began empty would overwrite each other.
    return draft.subscribe(() => {
      const { value } = draft.read();
      if (value && !touched.current) show(value);
      if (value) return;
      // Sent or deleted there: what is filled in here may be for something else.
      setFoundFrom(null);
      setSaved(null);
    });
  }, [draft, empty]);

  useEffect(() => {
    if (!touched.current || state.submissionId === '') return;
    const { submissionId: submission_id, form } = state;
    setSaved(draft.write({ submission_id, saved_at: new Date().toISOString(), form }).saved);
  }, [draft, state]);

  const suggest = useCallback((part: Partial<T>) => {
    setState((now) => ({ ...now, form: { ...now.form, ...part } }));
  }, []);
  const change = useCallback(
    (part: Partial<T>) => {
      touched.current = true;
      suggest(part);
    },
    [suggest],
  );
  const renewId = useCallback(() => {
    const submissionId = crypto.randomUUID();
    setState((now) => ({ ...now, submissionId }));
    return submissionId;
  }, []);
  const discard = useCallback(() => {
    touched.current = false;
    draft.remove();
    setFoundFrom(null);
    setSaved(null);
    setLost(false);
    setState({ form: empty, submissionId: crypto.randomUUID() });
  }, [draft, empty]);

  return {
    ...state,
    change,
    suggest,
    renewId,
    discard,
    ready: state.submissionId !== '',
    foundFrom,
    saved,
    lost,
  };
}
