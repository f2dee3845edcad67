import { useSyncExternalStore } from 'react';
import { type Kept, type KeptList, NOT_RESTORED } from './persisted-list';

/** What the browser keeps, once it is known; on the server and while hydrating nothing is. */
export function useKept<T>(list: KeptList<T>): Kept<T> {
  return useSyncExternalStore<Kept<T>>(list.subscribe, list.read, () => NOT_RESTORED);
}
