import { useState } from 'react';
import { useHydrated } from '../script/use-hydrated';

/**
 * Whether an element still shows what the server wrote for `name`. It is kept by `dangerouslySetInnerHTML={AS_WRITTEN}`, and React passes it
 * by. False on the server, for another name, and for the first name again after another one.
 */
export function useWritten(name: string): boolean {
  const hydrated = useHydrated();
  const [written, setWritten] = useState(hydrated || typeof window === 'undefined' ? null : name);
  if (written !== null && written !== name) setWritten(null);
  return written === name;
}

/** Never written to the page: an element that is hydrated has its content. */
export const AS_WRITTEN = { __html: '' };
