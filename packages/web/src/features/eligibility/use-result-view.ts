import { useEffect, useState } from 'react';
import { useOnline } from '../../lib/use-online';

type ResultView = typeof import('./check-result').default;

/**
 * The component of the result. It is loaded with the first answer, so that a failure is known before more are given: a
 * browser does not load a module again that has failed, and a new page forgets the answers. So it is not asked for without a network.
 */
export function useResultView(hasBegun: boolean): {
  View: ResultView | null;
  hasFailed: boolean;
  isOnline: boolean;
} {
  const [View, setView] = useState<ResultView | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isOnline = useOnline();
  useEffect(() => {
    if (!hasBegun || !isOnline) return;
    import('./check-result').then(
      (module) => setView(() => module.default),
      () => setFailed(true),
    );
  }, [hasBegun, isOnline]);
  return { View, hasFailed, isOnline };
}
