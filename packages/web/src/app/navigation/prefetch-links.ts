import type { Path } from 'react-router-dom';

/** Long enough for a pointer that only passes over a link. */
const PAUSE = 60;

/**
 * Loads the page of a link of this site when the visitor points to it, focuses it or touches it. Nothing is loaded ahead for
 * a visitor who asks to save data, nor for a file, nor without a network.
 */
export function prefetchLinks(loadAhead: (to: Partial<Path>) => Promise<unknown>): () => void {
  // One for each kind of event: a focus that scrolls the page also moves it under the pointer.
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const onIntent = ({ type, target }: Event) => {
    clearTimeout(timers.get(type));
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !leadsToPage(link) || savesData() || !navigator.onLine) return;
    timers.set(
      type,
      setTimeout(() => loadAhead(link), type === 'touchstart' ? 0 : PAUSE),
    );
  };
  for (const type of INTENTS) document.addEventListener(type, onIntent, { passive: true });
  return () => {
    for (const timer of timers.values()) clearTimeout(timer);
    for (const type of INTENTS) document.removeEventListener(type, onIntent);
  };
}

const INTENTS = ['pointerover', 'focusin', 'touchstart'];

const leadsToPage = ({ origin, pathname, search, target, download }: HTMLAnchorElement) =>
  origin === window.location.origin &&
  target === '' &&
  download === '' &&
  pathname + search !== window.location.pathname + window.location.search &&
  !/^\/api\/|\.\w+$/.test(pathname);

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  window.matchMedia('(prefers-reduced-data: reduce)').matches;
