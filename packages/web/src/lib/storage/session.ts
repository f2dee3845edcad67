import type { Unlocked } from '@tussock/core/submission/unlock';
import { useMemo, useSyncExternalStore } from 'react';
import { versioned } from './codec';
import { KEPT_KEYS } from './kept-keys';
import { createStored, UNKNOWN } from './stored';

/** A session of version 1 has the same fields. */
const VERSION = 2;

/** The session of an unlocked visitor, in this browser only. Nothing in it says who the visitor is. */
export const storedSession = createStored<Unlocked>({
  key: KEPT_KEYS.session(),
  codec: versioned(VERSION, {}, parseSession),
});

export function parseSession(stored: unknown): Unlocked | null {
  const { token, expires_at } = (stored ?? {}) as Partial<Unlocked>;
  if (typeof token !== 'string' || !/^[\w.-]{1,200}$/.test(token)) return null;
  return Number.isNaN(Date.parse(String(expires_at))) ? null : { token, expires_at: String(expires_at) };
}

/** The session, unless it has ended. */
export const sessionAt = (session: Unlocked | null, now: Date): Unlocked | null =>
  session && Date.parse(session.expires_at) > now.getTime() ? session : null;

/** The token to send now; null when this browser is not unlocked. */
export const sessionToken = (): string | null =>
  sessionAt(storedSession.refresh().value, new Date())?.token ?? null;

/**
 * The session of this browser: undefined on the server and until the page has hydrated, null when it is not unlocked.
 * The same in every tab.
 */
export function useSession(): Unlocked | null | undefined {
  const { value, known } = useSyncExternalStore(storedSession.subscribe, storedSession.read, () => UNKNOWN);
  return useMemo(() => (known ? sessionAt(value, new Date()) : undefined), [value, known]);
}

let last: { session: Unlocked | null; token: string | null } = { session: null, token: null };

/** Of a session that ends while its page is open, the token stays until the page is left. */
function tokenOnPage(): string | null {
  const { value: session } = storedSession.read();
  if (session !== last.session) last = { session, token: sessionAt(session, new Date())?.token ?? null };
  return last.token;
}

/**
 * The token of this browser's session; null on the server, while hydrating, and where it is not unlocked: for most visitors nothing is
 * rendered again.
 */
export const useSessionToken = (): string | null =>
  useSyncExternalStore(storedSession.subscribe, tokenOnPage, () => null);
