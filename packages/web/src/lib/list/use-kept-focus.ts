import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a part of the page when the link that had it goes with what it removed, such as a filter in use:
 * it moves to the link that took the place, or the last of the same list, and to the part itself when none is left.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>) {
  const held = useRef<{ link: HTMLElement; list: Element; place: number }>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const link = target instanceof HTMLElement ? target : null;
      const list = link?.closest('ul') ?? link?.parentElement;
      held.current = link && list ? { link, list, place: linksOf(list).indexOf(link) } : null;
    };
    const element = part.current;
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [part]);
  useEffect(() => {
    if (!held.current || held.current.link.isConnected) return;
    const { list, place } = held.current;
    held.current = null;
    // Someone who moved on keeps the focus where it is.
    if (document.activeElement !== document.body) return;
    const links = list.isConnected ? linksOf(list) : [];
    (links[Math.min(Math.max(place, 0), links.length - 1)] ?? part.current)?.focus({ preventScroll: true });
  });
}

const linksOf = (list: Element): HTMLElement[] => [...list.querySelectorAll('a')];
