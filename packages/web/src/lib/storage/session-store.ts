import type { Unlocked } from '@tussock/core/submission/unlock';

/** Where the session of an unlocked visitor is kept: in this browser only, and nothing in it says who he is. */
export const SESSION_KEY = 'tussock_session';

type Store = Pick<Storage, 'getItem'>;

/** The session that is kept and has not ended; null otherwise, also where the browser has no storage. */
export function sessionIn(store: Store | null, now: Date): Unlocked | null {
  try {
    const { token, expires_at } = JSON.parse(store?.getItem(SESSION_KEY) ?? '{}') as Partial<Unlocked>;
    if (typeof token !== 'string' || !/^[\w.-]{1,200}$/.test(token)) return null;
    return Date.parse(String(expires_at)) > now.getTime() ? { token, expires_at: String(expires_at) } : null;
  } catch {
    return null;
  }
}

/** The browser's storage; reading it throws where the browser forbids it. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
