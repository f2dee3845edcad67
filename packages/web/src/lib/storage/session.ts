import type { Unlocked } from '@tussock/core/submission/unlock';
import { useMemo, useSyncExternalStore } from 'react';
import { browserStorage, SESSION_KEY, sessionIn } from './session-store';

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
/** Where the browser keeps nothing, the session lasts as long as the page. */
let unkept: string | null = null;

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === SESSION_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

const keptText = (): string | null => {
  try {
    return browserStorage()?.getItem(SESSION_KEY) ?? unkept;
  } catch {
    return unkept;
  }
};
const parsed = (text: string | null) => sessionIn({ getItem: () => text }, new Date());

/** The token to send now; null when this browser is not unlocked. */
export const sessionToken = (): string | null => parsed(keptText())?.token ?? null;

/** Keeps a session; false where it will not survive the page. */
export function keepSession({ token, expires_at }: Unlocked): boolean {
  const text = JSON.stringify({ token, expires_at });
  unkept = text;
  try {
    window.localStorage.setItem(SESSION_KEY, text);
    return true;
  } catch {
    return false;
  } finally {
    tell();
  }
}

export function forgetSession(): void {
  unkept = null;
  try {
    window.localStorage.removeItem(SESSION_KEY);
  } catch {
    // Nothing was kept.
  }
  tell();
}

/**
 * The session of this browser: undefined on the server and until the page has hydrated, null when it is not unlocked.
 * The same in every tab.
 */
export function useSession(): Unlocked | null | undefined {
  const text = useSyncExternalStore<string | null | undefined>(subscribe, keptText, () => undefined);
  return useMemo(() => (text === undefined ? undefined : parsed(text)), [text]);
}
