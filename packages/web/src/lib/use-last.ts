import { useRef } from 'react';

/** The last value that was there. */
export function useLast<T>(value: T | null | undefined): T | undefined {
  const last = useRef<T | undefined>(undefined);
  if (value !== undefined && value !== null) last.current = value;
  return last.current;
}
