import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * A step that is held in the browser's history, so that its Back button goes one step back. The address never changes
 * and has nothing that was typed. `most` is the furthest step that can be shown now: 0 until the page has hydrated.
 */
export function useStep(most: number): { step: number; goTo: (step: number) => void; goBack: () => void } {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: { step?: unknown } | null;
  };
  const kept = typeof state?.step === 'number' && Number.isInteger(state.step) ? state.step : 0;
  const step = Math.max(0, Math.min(kept, most));
  const goTo = useCallback(
    (to: number) => navigate({ pathname, search }, { state: { step: to } }),
    [navigate, pathname, search],
  );
  const goBack = useCallback(() => goTo(step - 1), [goTo, step]);
  return { step, goTo, goBack };
}
