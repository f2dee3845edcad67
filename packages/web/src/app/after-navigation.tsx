import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusPage } from '../lib/focus-page';
import { namedPart } from '../lib/named-part';

/**
 * After a change of page, scrolls to the top (or to the part that the address names) and moves the focus to the
 * content.
 */
export function AfterNavigation() {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kind of navigation belongs to the address
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (navigation === 'POP') return;
    const target = namedPart(hash);
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    focusPage();
  }, [pathname, hash]);
  return null;
}
