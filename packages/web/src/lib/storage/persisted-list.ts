import { useMemo, useSyncExternalStore } from 'react';
import { type Stored, UNKNOWN } from './stored';

/** A stored list as a component uses it. */
export interface PersistedList<T> {
  rows: readonly T[];
  /** False on the server and while hydrating. */
  restored: boolean;
  /** False when the last change lasts only as long as the page. */
  saved: boolean;
  /** True where a stored list could not be read. */
  lost: boolean;
  change: (rule: (rows: readonly T[]) => readonly T[]) => void;
}

const NO_ROWS: readonly never[] = [];

/** Applies a rule to a stored list; the same list back means that nothing changes. */
export function changeList<T>(list: Stored<readonly T[]>, rule: (rows: readonly T[]) => readonly T[]): void {
  list.change((stored) => {
    const rows = stored ?? NO_ROWS;
    const changed = rule(rows);
    return changed === rows ? stored : changed;
  });
}

export function usePersistedList<T>(list: Stored<readonly T[]>): PersistedList<T> {
  const { value, known, saved, lost } = useSyncExternalStore(list.subscribe, list.read, () => UNKNOWN);
  return useMemo(
    () => ({
      rows: value ?? NO_ROWS,
      restored: known,
      saved,
      lost,
      change: (rule) => changeList(list, rule),
    }),
    [list, value, known, saved, lost],
  );
}

/** One thing about a stored list, as of an empty one on the server and while hydrating. The component renders again only when it changes. */
export function useOfList<T, Of extends string>(
  list: Stored<readonly T[]>,
  of: (rows: readonly T[]) => Of,
): Of {
  return useSyncExternalStore(
    list.subscribe,
    () => of(list.read().value ?? NO_ROWS),
    () => of(NO_ROWS),
  );
}
