import { type ComponentType, useSyncExternalStore } from 'react';
import { clientOnly } from './client-only';

/** The mark of the page's root that a situation is stored: the head script sets it before first paint. */
const isMarked = () => document.documentElement.dataset.situation !== undefined;

/** Marks the page's root, which leaves room for what a situation shows, and loads it. */
export function markSituation(isSet: boolean): void {
  document.documentElement.toggleAttribute('data-situation', isSet);
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-situation'] });
  return () => observer.disconnect();
}

const useIsMarked = () => useSyncExternalStore(subscribe, isMarked, () => false);

/** A component that only visitors with a stored situation load. */
export const situationOnly = <Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => clientOnly(load, useIsMarked);
