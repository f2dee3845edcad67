import { useEffect, useState } from 'react';

type ResultView = typeof import('./check-result').default;

/**
 * The component of the result. It is loaded with the first answer, so that a failure is known before more are given: a
 * browser does not load a module again that has failed, and a new page forgets the answers.
 */
export function useResultView(hasBegun: boolean): { View: ResultView | null; hasFailed: boolean } {
  const [View, setView] = useState<ResultView | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!hasBegun) return;
    import('./check-result').then(
      (module) => setView(() => module.default),
      () => setFailed(true),
    );
  }, [hasBegun]);
  return { View, hasFailed };
}
