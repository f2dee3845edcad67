import type { FormTraps, SendFailure, Sent } from '@tussock/core/submission/submission-client';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Sends a form and keeps what went wrong. `shown_at` is when the form came up; the trap is the hidden field. */
export function useSend(): {
  sending: boolean;
  failure: SendFailure | null;
  trap: React.RefObject<HTMLInputElement | null>;
  send: <T>(post: (traps: FormTraps) => Promise<Sent<T>>) => Promise<Sent<T>>;
} {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const shownAt = useRef(0);
  const trap = useRef<HTMLInputElement>(null);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const send = useCallback(async <T>(post: (traps: FormTraps) => Promise<Sent<T>>) => {
    setSending(true);
    setFailure(null);
    const sent = await post({ shown_at: shownAt.current, honeypot: trap.current?.value ?? '' });
    setFailure(sent.ok ? null : sent.failure);
    setSending(false);
    return sent;
  }, []);
  return { sending, failure, trap, send };
}
