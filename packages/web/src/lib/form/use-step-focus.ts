import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of a step when the step changes, so that screen readers read it. The heading needs
 * `tabIndex={-1}`.
 */
export function useStepFocus(step: number | string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
