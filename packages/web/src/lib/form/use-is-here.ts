import { useCallback, useEffect, useRef } from 'react';

/** Whether what asks is still shown: an answer that was waited for takes nobody away from the page to which they have gone since. */
export function useIsHere(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}
