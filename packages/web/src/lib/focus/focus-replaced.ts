import { flushSync } from 'react-dom';

/**
 * Makes a change that takes away the control that was pressed. What `next` finds then takes its focus, unless that has moved on
 * meanwhile.
 */
export function focusReplaced(change: () => void, next: () => HTMLElement | null | undefined): void {
  flushSync(change);
  if (document.activeElement === document.body) next()?.focus({ preventScroll: true });
}
