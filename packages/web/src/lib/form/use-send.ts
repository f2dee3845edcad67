import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormTraps, SendFailure, Sent } from '../submissions-client';

/**
 * Sends a form and holds the failure, if any. `shown_at` is when the form appeared; the honeypot is a hidden field that
 * people leave empty.
 */
export function useSend(): {
  sending: boolean;
  failure: SendFailure | null;
  honeypot: React.RefObject<HTMLInputElement | null>;
  send: <T>(post: (traps: FormTraps) => Promise<Sent<T>>) => Promise<Sent<T>>;
} {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const shownAt = useRef(0);
  const honeypot = useRef<HTMLInputElement>(null);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const send = useCallback(async <T>(post: (traps: FormTraps) => Promise<Sent<T>>) => {
    setSending(true);
    setFailure(null);
    const sent = await post({ shown_at: shownAt.current, honeypot: honeypot.current?.value ?? '' });
    setFailure(sent.ok ? null : sent.failure);
    setSending(false);
    return sent;
  }, []);
  return { sending, failure, honeypot, send };
}
