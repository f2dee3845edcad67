import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { namedPart } from '../../lib/address/named-part';
import { opensElsewhere } from '../../lib/address/opens-elsewhere';
import { focusPage } from '../../lib/focus/focus-page';

/**
 * After a change of page, scrolls to the top (or to the part that the address names) and moves the focus to the content. A link of
 * the header or the footer to the page that is shown does so too; what else changes its address, such as a filter, does not, unless
 * the link that was followed is gone with it. Back gives the focus to the link by which the page was left.
 */
export function AfterNavigation() {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const place = pathname + hash;
  const shown = useRef<string | null>(null);
  const isAsked = useRef(false);
  const followed = useRef<Element | null>(null);
  const entry = useRef(key);
  const left = useRef(new Map<string, Left>());
  useEffect(() => {
    const note = (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element && !opensElsewhere(event) ? target.closest('a') : null;
      followed.current = link;
      isAsked.current = link ? !link.closest('main') : false;
      if (!link) return;
      const href = link.getAttribute('href');
      left.current.set(entry.current, { href, at: linksTo(href).indexOf(link) });
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
    entry.current = key;
    if (isFirst) return;
    if (!isLed) {
      if (document.activeElement === document.body && followed.current?.isConnected === false) focusPage();
      return;
    }
    if (navigation === 'POP') return focusLeft(left.current.get(key));
    const target = namedPart(hash);
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    focusPage();
  }, [key]);
  return null;
}

/** The link by which an entry of the history was left, among those of the content that lead to the same address. */
interface Left {
  href: string | null;
  at: number;
}

const linksTo = (href: string | null) =>
  [...document.querySelectorAll('main a')].filter((link) => link.getAttribute('href') === href);

/** Whatever else has the focus by then keeps it. */
function focusLeft(left: Left | undefined): void {
  const link = left && linksTo(left.href)[left.at];
  const focused = document.activeElement;
  if (!(link instanceof HTMLElement) || (focused !== document.body && focused?.id !== 'content')) return;
  link.focus({ preventScroll: true });
}
