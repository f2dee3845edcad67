import { useCallback, useEffect, useState } from 'react';

/** Prints one part of a page. While it does, `printing` names it, so that the others can stand back. */
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
