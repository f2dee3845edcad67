import type { Unlocked } from '@tussock/core/submission/unlock';
import { useState, useSyncExternalStore } from 'react';
import { focusPage } from '../../lib/focus/focus-page';
import { storedSession } from '../../lib/storage/session';
import { Button } from '../../ui/button';
import { Day } from '../../ui/text/day';

const isKept = () => storedSession.read().saved;

/** Says how long this browser stays unlocked, and lets the visitor end it. Where nothing can be stored, that is as long as the page. */
export function UnlockedUntil({ session }: { session: Unlocked }) {
  const kept = useSyncExternalStore(storedSession.subscribe, isKept, () => true);
  const remove = () => {
    storedSession.remove();
    focusPage();
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-card px-5 py-4 text-14">
      <p>
        <strong className="font-semibold">
          {kept ? (
            <>
              You have access in this browser until <Day on={session.expires_at} />.
            </>
          ) : (
            'You have access until you close or reload this page.'
          )}
        </strong>{' '}
        <span className="block text-muted">
          {kept
            ? 'The browser keeps a token that says so, and nothing about who you are. You don’t have access in other browsers.'
            : 'Your browser does not let us store that you have access. You can fill in the form again at any time.'}
        </span>
      </p>
      <Button variant="outline" size="sm" onClick={remove}>
        Remove access
      </Button>
    </div>
  );
}

/** True once the visitor has ended a session on this page. */
export function useWasForgotten(session: Unlocked | null | undefined): boolean {
  const [seen, setSeen] = useState(false);
  if (session && !seen) setSeen(true);
  return seen && session === null;
}

export function Forgotten() {
  return (
    <p role="status" className="rounded-card border-l-3 border-pine bg-pine-soft px-5 py-4 text-14">
      You no longer have access in this browser. We still have what you sent with the form. The privacy page
      says how to have it deleted.
    </p>
  );
}
