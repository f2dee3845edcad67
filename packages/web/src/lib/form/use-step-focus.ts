import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the heading of a step when it changes, and so says where one is. Give the heading `tabIndex={-1}`. */
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
