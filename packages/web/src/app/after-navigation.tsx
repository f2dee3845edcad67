import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusPage } from '../lib/focus-page';
import { namedPart } from '../lib/named-part';

/**
 * After a change of page, scrolls to the top (or to the part that the address names) and moves the focus to the content. A link of
 * the header or the footer to the page that is shown does so too; what else changes its address, such as a filter, does not.
 */
export function AfterNavigation() {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const place = pathname + hash;
  const shown = useRef<string | null>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    const note = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const link = target instanceof Element && !ctrlKey && !metaKey && !shiftKey && target.closest('a');
      isAsked.current = link ? !link.closest('main') : false;
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry of the history is what changes
  useEffect(() => {
    const isFirst = shown.current === null;
    const isLed = shown.current !== place || isAsked.current;
    shown.current = place;
    isAsked.current = false;
    if (isFirst || !isLed || navigation === 'POP') return;
    const target = namedPart(hash);
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    focusPage();
  }, [key]);
  return null;
}
