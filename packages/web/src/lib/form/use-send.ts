import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormDraft } from '../storage/use-draft';
import type { FormTraps, SendFailure, Sent } from '../submissions-client';

/**
 * Sends a form under the id of its draft and holds the failure, if any. `shown_at` is when the form appeared; the honeypot is a hidden
 * field that people leave empty. A form that is pressed twice is sent once: while one is on its way, another is not answered.
 */
export function useSend({ submissionId, renewId }: Pick<FormDraft<object>, 'submissionId' | 'renewId'>): {
  sending: boolean;
  failure: SendFailure | null;
  honeypot: React.RefObject<HTMLInputElement | null>;
  /** Answers with the id under which the form arrived. */
  send: <T>(post: (id: string, traps: FormTraps) => Promise<Sent<T>>) => Promise<Sent<T> & { id: string }>;
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
  const send = async <T>(post: (id: string, traps: FormTraps) => Promise<Sent<T>>) => {
    if (onItsWay.current) return new Promise<never>(() => undefined);
    onItsWay.current = true;
    setSending(true);
    setFailure(null);
    const traps = { shown_at: shownAt.current, honeypot: honeypot.current?.value ?? '' };
    let id = submissionId;
    let sent = await post(id, traps);
    if (!sent.ok && sent.failure.code === 'already_sent') {
      // An earlier state of this draft was received, although its answer was lost.
      id = renewId();
      sent = await post(id, traps);
    }
    onItsWay.current = false;
    setFailure(sent.ok ? null : sent.failure);
    setSending(false);
    return { ...sent, id };
  };
  const forget = useCallback(() => setFailure(null), []);
  return { sending, failure, honeypot, send, forget };
}
