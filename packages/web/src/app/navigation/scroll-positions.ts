import { json } from '../../lib/storage/codec';
import { KEPT_KEYS } from '../../lib/storage/kept-keys';
import { createStored } from '../../lib/storage/stored';

const stored = createStored({
  key: KEPT_KEYS.scroll(),
  codec: json((found) => (typeof found === 'object' ? (found as Record<string, number>) : null)),
  storage: () => window.sessionStorage,
});

/**
 * How far each entry of the tab's history was scrolled. The browser itself would scroll as soon as Back is pressed, while the
 * page before is still shown; it does so only where the document is loaded again.
 */
export function scrollPositions(first: { key: string }) {
  const positions = stored.read().value ?? {};
  let shown = first.key;
  let scrolled = window.scrollY;
  let isNew = false;
  return {
    /** Called before another location is shown; returns it with the key by which Back and Forward find it. */
    move: <Entry extends { key: string }>(next: Entry): Entry => {
      positions[shown] = scrolled;
      // An entry without a state was made just now by the browser, which has scrolled to the part that its link names. It gets a key.
      isNew = window.history.state === null;
      shown = isNew ? Math.random().toString(36).slice(2) : next.key;
      if (isNew) window.history.replaceState({ key: shown, idx: null }, '');
      return { ...next, key: shown };
    },
    restore: () => {
      if (!isNew) window.scrollTo(0, positions[shown] ?? 0);
    },
    listen: () => {
      const onScroll = () => {
        scrolled = window.scrollY;
      };
      const onShow = () => {
        window.history.scrollRestoration = 'manual';
      };
      const onHide = () => {
        window.history.scrollRestoration = 'auto';
        stored.write(positions);
      };
      // Before it is loaded, the browser may still be scrolling to where a reload began.
      if (document.readyState === 'complete') onShow();
      window.addEventListener('scroll', onScroll, { passive: true });
      window.addEventListener('pageshow', onShow);
      window.addEventListener('pagehide', onHide);
      return () => {
        window.removeEventListener('scroll', onScroll);
        window.removeEventListener('pageshow', onShow);
        window.removeEventListener('pagehide', onHide);
      };
    },
  };
}
