import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Turning the page scrolls to the top of the list and moves the focus there. Back restores the earlier position. */
export function useTopOfPages(page: number) {
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
  return top;
}
