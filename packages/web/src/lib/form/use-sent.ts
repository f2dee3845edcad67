import { useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** What was sent, until a link leads to the form again. The way back to its first step is no link. */
export function useSent<T>(): readonly [T | null, (what: T) => void] {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [sent, setSent] = useState<{ what: T; key: string } | null>(null);
  const here = useRef(key);
  here.current = key;
  if (sent && sent.key !== key && navigation !== 'POP') setSent(null);
  return [sent?.what ?? null, (what: T) => setSent({ what, key: here.current })];
}
