import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * A step that is held in the browser's history, so that its Back button goes one step back. The address never changes
 * and has nothing that was typed. `most` is the furthest step that can be shown now, null until that is known. `asked` is the
 * step that the history names, which may be further. `leave` goes back to where the steps began, in one go.
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
  // A link to a part of the page, such as the privacy notice, has no step of its own: the one that is shown stays.
  const [shown, setShown] = useState(0);
  const isPart = hash !== '' && state === null;
  const own = typeof state?.step === 'number' && Number.isInteger(state.step) ? state.step : 0;
  const kept = isPart ? shown : own;
  // A step that is shown in place of a further one stays until the visitor goes on: the answer that was missing moves nobody.
  const [held, setHeld] = useState<{ key: string; step: number } | null>(null);
  const bound = held?.key === key ? held.step : Number.POSITIVE_INFINITY;
  const step = Math.max(0, Math.min(kept, most ?? 0, bound));
  if (most !== null && step !== shown) setShown(step);
  if (most !== null && step < kept && bound > step) setHeld({ key, step });
  /** How many entries of the history the steps have before this one. */
  const before = typeof state?.before === 'number' ? state.before : 0;
  const goTo = useCallback(
    (to: number) => navigate({ pathname, search }, { state: { step: to, before: before + 1 } }),
    [navigate, pathname, search, before],
  );
  const leave = useCallback(() => void (before > 0 && navigate(-before)), [navigate, before]);
  const goBack = useCallback(() => goTo(step - 1), [goTo, step]);
  return { step, asked: kept, goTo, goBack, leave };
}
