import { useRef } from 'react';

/** The last value that was there. */
export function useLast<T>(value: T | null | undefined): T | undefined {
  const last = useRef<T | undefined>(undefined);
  if (value !== undefined && value !== null) last.current = value;
  return last.current;
}

/** The last value that was there for what is asked: a newer release may list it no longer while a form is about it. */
export function useLastOf<T>(asked: string, value: T | null | undefined): T | null {
  const last = useLast(value && { asked, value });
  return last?.asked === asked ? last.value : null;
}
