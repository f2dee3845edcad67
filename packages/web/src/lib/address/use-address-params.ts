import { useEffect, useRef } from 'react';
import { useHref, useLocation } from 'react-router-dom';

/** Browsers limit how often an address may be rewritten, so there is a pause between two. */
const PAUSE = 400;

/**
 * Keeps the state of a tool in the address. `params` is written at once, or a pause after the last time, unless it is null: nothing was
 * entered yet. `open` is called when another address of the same page is followed. The router is left out of the writing: it would render
 * the whole page again, and nothing else there depends on the parameters.
 */
export function useAddressParams(params: string | null, open: (search: string) => void): void {
  const { key, pathname, search } = useLocation();
  const path = useHref(pathname);
  const written = useRef(search);
  const writtenAt = useRef(Number.NEGATIVE_INFINITY);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the bare address is a new key with the same words
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    open(search);
  }, [key, search]);

  useEffect(() => {
    if (params === null) return;
    const next = params && `?${params}`;
    if (next === written.current) return;
    const write = () => {
      // After Back, the address is of the page that is on its way.
      if (window.location.pathname !== path) return;
      written.current = next;
      writtenAt.current = performance.now();
      window.history.replaceState(window.history.state, '', path + next + window.location.hash);
    };
    // A field is left by the finger that follows a link or prints: the page is another one then, or on paper, before any timer.
    const wait = writtenAt.current + PAUSE - performance.now();
    if (wait <= 0) return write();
    const timer = setTimeout(write, wait);
    return () => clearTimeout(timer);
  }, [params, path]);
}
