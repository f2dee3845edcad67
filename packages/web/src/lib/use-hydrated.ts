import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while its HTML is taken over, then true: for what works with scripts only. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
