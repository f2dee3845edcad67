import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Turning the page scrolls to the top of the list and moves the focus there. Another order begins at its first row, if that is
 * above the screen; the focus stays where it was chosen. Back restores the earlier position.
 */
export function useTopOfPages(page: number, order: string | null = null) {
  const top = useRef<HTMLElement>(null);
  const shown = useRef(page);
  const navigation = useNavigationType();
  const { state } = useLocation();
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (navigation === 'POP' || !state?.turned) return;
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  }, [page, navigation, state]);
  const shownOrder = useRef(order);
  useEffect(() => {
    if (shownOrder.current === order) return;
    shownOrder.current = order;
    if (navigation !== 'POP' && isPassed(top.current)) top.current?.scrollIntoView();
  }, [order, navigation]);
  return top;
}

/** Whether the beginning of a list is above the screen. */
export const isPassed = (list: HTMLElement | null) => (list?.getBoundingClientRect().top ?? 0) < 0;
