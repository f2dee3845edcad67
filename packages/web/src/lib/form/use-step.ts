import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHere } from './use-is-here';

/**
 * A step that is held in the browser's history, so that its Back button goes one step back. The address never changes
 * and has nothing that was typed. `most` is the furthest step that can be shown now, null until that is known. `asked` is the
 * step that the history names, which may be further. `leave` goes back to where the steps began, in one go. A visitor who has left
 * the page is led nowhere.
 */
export function useStep(most: number | null): {
  step: number;
  asked: number;
  goTo: (step: number) => void;
  goBack: () => void;
  leave: () => void;
} {
  const navigate = useNavigate();
  const { key, pathname, search, hash, state } = useLocation() as {
    key: string;
    pathname: string;
    search: string;
    hash: string;
    state: { step?: unknown; before?: unknown } | null;
  };
  const isHere = useIsHere();
  const [shown, setShown] = useState({ step: 0, before: -1 });
  // A link to a part of the page, such as the privacy notice, has no step of its own: the one that is shown stays, and becomes its own.
  const isPart = hash !== '' && state === null;
  const own = typeof state?.step === 'number' && Number.isInteger(state.step) ? state.step : 0;
  const kept = isPart ? shown.step : own;
  // A step that is shown in place of a further one stays until the visitor goes on: the answer that was missing moves nobody.
  const [held, setHeld] = useState<{ key: string; step: number } | null>(null);
  const bound = held?.key === key ? held.step : Number.POSITIVE_INFINITY;
  const step = Math.max(0, Math.min(kept, most ?? 0, bound));
  /** How many entries of the history the steps have before this one. */
  const before = isPart ? shown.before + 1 : typeof state?.before === 'number' ? state.before : 0;
  const known = { step: most === null ? shown.step : step, before: isPart ? shown.before : before };
  if (known.step !== shown.step || known.before !== shown.before) setShown(known);
  if (most !== null && step < kept && bound > step) setHeld({ key, step });
  useEffect(() => {
    if (isPart) navigate({ pathname, search, hash }, { replace: true, state: { step: kept, before } });
  }, [isPart, navigate, pathname, search, hash, kept, before]);
  // Not of the entry at which a form was sent: Back and Forward may have led to another since.
  const latest = useRef(before);
  latest.current = before;
  const goTo = useCallback(
    (to: number) => {
      if (isHere()) navigate({ pathname, search }, { state: { step: to, before: latest.current + 1 } });
    },
    [isHere, navigate, pathname, search],
  );
  const leave = useCallback(() => {
    if (isHere() && latest.current > 0) navigate(-latest.current);
  }, [isHere, navigate]);
  const goBack = useCallback(() => goTo(step - 1), [goTo, step]);
  return { step, asked: kept, goTo, goBack, leave };
}
