import type { Codec } from './codec';

/** What is known about a stored value. */
export interface Reading<T> {
  /** Null where nothing is stored, or nothing that can be read. */
  readonly value: T | null;
  /** False on the server and while hydrating: what the browser has stored is not known yet. */
  readonly known: boolean;
  /** False when the last change could not be stored (storage is full or blocked): it lasts as long as the page. */
  readonly saved: boolean;
  /** True once something was found that cannot be read; the next change takes its place. */
  readonly lost: boolean;
}

export const UNKNOWN: Reading<never> = { value: null, known: false, saved: true, lost: false };

/** A change of a value: the same one back means none, null that it is removed. */
type Rule<T> = (value: T | null) => T | null;

/** A value that the browser stores, the same in every tab. */
export interface Stored<T> {
  subscribe: (listener: () => void) => () => void;
  /** What is known; while there are listeners, changes of other tabs are included. */
  read: () => Reading<T>;
  /** Reads the storage anew, unless the last change could not be stored and so is newer. */
  refresh: () => Reading<T>;
  write: (value: T) => Reading<T>;
  /** Reads the storage anew and stores what the rule makes of it, so that no tab overwrites another's change with an older value. */
  change: (rule: Rule<T>) => void;
  remove: () => void;
  /** What is stored now, as text; null for nothing, or nothing that can be read. */
  exportText: () => string | null;
  /** Stores text that another browser exported: whether it could be stored, null for text that cannot be read. */
  importText: (text: string) => boolean | null;
}

export interface StoredOptions<T> {
  key: string;
  codec: Codec<T>;
  /** Logged when what is stored cannot be read. */
  complaint?: string;
  /** Local storage where missing. Accessing it throws where it is blocked. */
  storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Where events of other tabs arrive. */
  events?: () => EventTarget;
}

/**
 * The only place that reads and writes the browser's storage. It is read once, and again when another tab has stored something or
 * the page returns from the browser's memory. Where storage is blocked or full, the value lasts as long as the page.
 */
export function createStored<T>({
  key,
  codec,
  complaint,
  storage = () => window.localStorage,
  events = () => window,
}: StoredOptions<T>): Stored<T> {
  let reading: Reading<T> = UNKNOWN;
  /** The stored text that `reading` stands for. */
  let text: string | null | undefined;
  /** What this page changed and could not store: it is changed anew in what another tab stores. */
  let unsaved: Rule<T>[] = [];
  const listeners = new Set<() => void>();

  const become = (next: Reading<T>): Reading<T> => {
    if (next === reading) return reading;
    reading = next;
    for (const listener of listeners) listener();
    return reading;
  };

  /** What a stored text stands for, without what was changed here since. */
  const readingOf = (found: string | null): Reading<T> => {
    const value = found === null ? null : codec.decode(found);
    const lost = found !== null && value === null;
    if (lost && complaint) console.error(complaint);
    return { value, known: true, saved: true, lost: lost || reading.lost };
  };

  const fromStorage = (): Reading<T> => {
    let found: string | null;
    try {
      found = storage().getItem(key);
    } catch {
      return reading.known ? reading : { ...reading, known: true };
    }
    if (reading.known && found === text) return reading;
    // Removed by another tab: what was changed here goes with it.
    if (found === null && text) unsaved = [];
    text = found;
    const stored = readingOf(found);
    const changed = unsaved.reduce((made, rule) => rule(made), stored.value);
    if (changed !== stored.value) return { ...stored, value: changed, saved: put(changed) };
    unsaved = [];
    return stored;
  };

  /** False where the value could not be stored and is no change of what is stored: it is newer. */
  const isOfStorage = () => reading.saved || unsaved.length > 0;
  const refresh = () => (isOfStorage() ? become(fromStorage()) : reading);

  const forget = () => {
    text = null;
    unsaved = [];
    become({ value: null, known: true, saved: true, lost: reading.lost });
  };

  const onStorage = (event: Event) => {
    const changed = (event as StorageEvent).key;
    // Where all is cleared, so is what could not be stored.
    if (changed === null && !reading.saved) forget();
    else if (changed === key || changed === null) become(fromStorage());
  };
  const onPageShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) refresh();
  };

  /** Whether it could be stored. */
  const put = (value: T | null): boolean => {
    const written = value === null ? null : codec.encode(value);
    try {
      if (written === null) storage().removeItem(key);
      else storage().setItem(key, written);
      text = written;
      unsaved = [];
      return true;
    } catch {
      // It is cleared with what is stored, also while nothing shows it.
      events().addEventListener('storage', onStorage);
      return false;
    }
  };
  const take = (value: T | null) => become({ value, known: true, saved: put(value), lost: reading.lost });

  const write = (value: T) => {
    unsaved = [];
    return take(value);
  };

  return {
    refresh,
    write,
    change: (rule) => {
      const { value } = refresh();
      const changed = rule(value);
      if (changed === value) return;
      if (isOfStorage()) unsaved.push(rule);
      take(changed);
    },
    exportText: () => {
      const { value } = refresh();
      return value === null ? null : codec.encode(value);
    },
    importText: (given) => {
      const value = codec.decode(given);
      return value === null ? null : write(value).saved;
    },
    read: () => {
      if (!reading.known) reading = fromStorage();
      return reading;
    },
    remove: () => {
      try {
        storage().removeItem(key);
      } catch {
        // Blocked storage has nothing to remove.
      }
      forget();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        events().addEventListener('storage', onStorage);
        events().addEventListener('pageshow', onPageShow);
        // Another tab may have stored something while there were no listeners.
        if (reading.known && isOfStorage()) reading = fromStorage();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0 || !reading.saved) return;
        events().removeEventListener('storage', onStorage);
        events().removeEventListener('pageshow', onPageShow);
      };
    },
  };
}

/** One stored value for each key. The keys of the visitor's lists begin with the name of the product. */
export function storedByKey<T>(create: (key: string) => Stored<T>): (key: string) => Stored<T> {
  const made = new Map<string, Stored<T>>();
  return (key) => {
    const known = made.get(key) ?? create(key);
    made.set(key, known);
    return known;
  };
}
