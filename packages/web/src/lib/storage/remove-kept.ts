/** Removes what is stored under these keys, for all who listen in this tab and in others. */
export function removeKept(keys: readonly string[]): void {
  for (const storage of [() => window.localStorage, () => window.sessionStorage])
    for (const key of keys)
      try {
        storage().removeItem(key);
      } catch {
        // Blocked storage has nothing to remove.
      }
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}
