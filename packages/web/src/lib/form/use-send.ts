import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormTraps, SendFailure, Sent } from '../submissions-client';

/**
 * Sends a form and holds the failure, if any. `shown_at` is when the form appeared; the honeypot is a hidden field that
 * people leave empty. A form that is pressed twice is sent once: while one is on its way, another is not answered.
 */
export function useSend(): {
  sending: boolean;
  failure: SendFailure | null;
  honeypot: React.RefObject<HTMLInputElement | null>;
  send: <T>(post: (traps: FormTraps) => Promise<Sent<T>>) => Promise<Sent<T>>;
  /** For a form that was emptied: there is nothing left to send again. */
  forget: () => void;
} {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const shownAt = useRef(0);
  const onItsWay = useRef(false);
  const honeypot = useRef<HTMLInputElement>(null);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const send = useCallback(async <T>(post: (traps: FormTraps) => Promise<Sent<T>>) => {
    if (onItsWay.current) return new Promise<never>(() => undefined);
    onItsWay.current = true;
    setSending(true);
    setFailure(null);
    const sent = await post({ shown_at: shownAt.current, honeypot: honeypot.current?.value ?? '' });
    onItsWay.current = false;
    setFailure(sent.ok ? null : sent.failure);
    setSending(false);
    return sent;
  }, []);
  const forget = useCallback(() => setFailure(null), []);
  return { sending, failure, honeypot, send, forget };
}
