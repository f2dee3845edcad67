import { type ComponentType, useSyncExternalStore } from 'react';
import { clientOnly } from './script/client-only';
import { KEPT_KEYS } from './storage/kept-keys';

/** The mark of the page's root that a situation is stored: the head script sets it before first paint. */
const isMarked = () => document.documentElement.dataset.situation !== undefined;

/** Marks the page's root, which leaves room for what a situation shows, and loads it. */
export function markSituation(isSet: boolean): void {
  document.documentElement.toggleAttribute('data-situation', isSet);
}

/** Another tab has stored a situation, or deleted it. */
function onStorage({ key, newValue }: StorageEvent): void {
  if (key === null || key === KEPT_KEYS.situation()) markSituation(Boolean(newValue));
}

/** No tab tells a page that the browser kept in its memory what was stored meanwhile. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  try {
    markSituation(Boolean(window.localStorage.getItem(KEPT_KEYS.situation())));
  } catch {
    // Blocked storage: what this page shows is all there is.
  }
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-situation'] });
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

const useIsMarked = () => useSyncExternalStore(subscribe, isMarked, () => false);

/** A component that only visitors with a stored situation load. */
export const situationOnly = <Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => clientOnly(load, useIsMarked);
