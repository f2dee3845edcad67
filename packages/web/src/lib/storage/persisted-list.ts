export interface Kept<T> {
  rows: readonly T[];
  /** False on the server and while hydrating: what the browser keeps is not known yet. */
  restored: boolean;
  /** False when the last change could not be stored: it lasts as long as the page. */
  saved: boolean;
}

/** A list kept in the browser, the same in every tab. */
export interface KeptList<T> {
  subscribe: (listener: () => void) => () => void;
  read: () => Kept<T>;
  /** Applies a rule to the list; the same list back means that nothing changes. */
  change: (rule: (rows: readonly T[]) => readonly T[]) => void;
}

export interface KeptListOptions<T> {
  key: string;
  /** The list from its stored text; null when it cannot be parsed. */
  parse: (text: string | null) => readonly T[] | null;
  /** Logged when what is stored cannot be parsed; the list is empty then. */
  complaint: string;
  /** Local storage; reaching for it throws where it is blocked. */
  storage?: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Tells of changes in other tabs. */
  events?: () => EventTarget;
}

export const NOT_RESTORED: Kept<never> = { rows: [], restored: false, saved: true };

/**
 * Restored when first read, stored on every change, and read again when another tab stored something, when the page
 * comes back from the browser's memory, and before each change, so that no tab overwrites another's with an old list.
 */
export function createKeptList<T>({
  key,
  parse,
  complaint,
  storage = () => window.localStorage,
  events = () => window,
}: KeptListOptions<T>): KeptList<T> {
  let state: Kept<T> = NOT_RESTORED;
  /** The stored text that `state` stands for. */
  let text: string | null | undefined;
  const listeners = new Set<() => void>();

  const become = (next: Kept<T>) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const restored = (): Kept<T> => {
    let stored: string | null;
    try {
      stored = storage().getItem(key);
    } catch {
      return state.restored ? state : { ...state, restored: true };
    }
    if (state.restored && stored === text) return state;
    text = stored;
    const rows = parse(stored);
    if (rows === null) console.error(complaint);
    return { rows: rows ?? [], restored: true, saved: true };
  };

  const restore = () => {
    const next = restored();
    if (next !== state) become(next);
  };

  const store = (rows: readonly T[]): boolean => {
    const written = JSON.stringify(rows);
    try {
      storage().setItem(key, written);
      text = written;
      return true;
    } catch {
      return false;
    }
  };

  const onStorage = (event: Event) => {
    const changed = (event as StorageEvent).key;
    if (changed === key || changed === null) restore();
  };
  const onPageShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted && state.saved) restore();
  };

  return {
    read: () => {
      if (!state.restored) state = restored();
      return state;
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        events().addEventListener('storage', onStorage);
        events().addEventListener('pageshow', onPageShow);
        // Another tab may have stored something while nobody listened.
        if (state.restored && state.saved) state = restored();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        events().removeEventListener('storage', onStorage);
        events().removeEventListener('pageshow', onPageShow);
      };
    },
    change: (rule) => {
      // A list that could not be stored is newer than what is stored.
      if (state.saved) restore();
      const rows = rule(state.rows);
      if (rows !== state.rows) become({ rows, restored: true, saved: store(rows) });
    },
  };
}
