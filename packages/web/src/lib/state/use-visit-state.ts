import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** By name and entry of the browser's history. It is in the memory of this tab alone: a reload empties it. */
const held = new Map<string, unknown>();

/**
 * State that is there again when the browser's Back or Forward leads to this page, so that what was entered is not lost by
 * following a link. A link to the page begins anew.
 */
export function useVisitState<T>(name: string, initial: T | (() => T)): [T, (next: T) => void] {
  const place = `${name} ${useLocation().key}`;
  const [value, setValue] = useState<T>(held.has(place) ? () => held.get(place) as T : initial);
  useEffect(() => {
    held.set(place, value);
  }, [place, value]);
  return [value, (next) => setValue(() => next)];
}
