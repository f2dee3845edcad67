import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Browsers limit how often an address may be rewritten, so it is written after a pause. */
const PAUSE = 400;

/**
 * Keeps the state of a tool in the address. `params` is written after a pause, unless it is null: nothing was entered yet.
 * `open` is called when another address of the same page is followed. The router is left out of the writing: it would render
 * the whole page again, and nothing else there depends on the parameters.
 */
export function useAddressParams(params: string | null, open: (search: string) => void): void {
  const { key, search } = useLocation();
  const written = useRef(search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the bare address is a new key with the same words
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    open(search);
  }, [key, search]);

  useEffect(() => {
    if (params === null) return;
    const { pathname } = window.location;
    const next = params && `?${params}`;
    if (next === written.current) return;
    const timer = setTimeout(() => {
      // After Back, the address is of the page that is on its way.
      if (window.location.pathname !== pathname) return;
      written.current = next;
      const { hash } = window.location;
      window.history.replaceState(window.history.state, '', pathname + next + hash);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [params]);
}
