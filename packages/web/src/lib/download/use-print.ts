import { useCallback, useEffect, useState } from 'react';

/** Prints one part of a page. `printing` names it meanwhile, so that the other parts can be hidden. */
export function usePrint<Part extends string>(): { printing: Part | null; print: (part: Part) => void } {
  const [printing, setPrinting] = useState<Part | null>(null);
  useEffect(() => {
    if (printing === null) return;
    const done = () => setPrinting(null);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [printing]);
  return { printing, print: useCallback((part: Part) => setPrinting(part), []) };
}
