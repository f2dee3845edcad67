import type { FocusEvent, KeyboardEvent } from 'react';

/**
 * Closes a details element that lies over the page: with Escape, which gives its button the focus, and when the focus goes on to what it
 * would cover. A press on its own ground or on the words of a box gives the focus to what is around it, and closes nothing.
 */
export const dropDown = {
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    const isWithin = currentTarget.contains(relatedTarget) || relatedTarget?.contains(currentTarget);
    if (relatedTarget && !isWithin) currentTarget.open = false;
  },
  onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== 'Escape' || !currentTarget.open) return;
    currentTarget.open = false;
    currentTarget.querySelector('summary')?.focus();
  },
};
