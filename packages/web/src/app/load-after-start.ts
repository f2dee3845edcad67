import { loadOnce } from '../lib/load-once';

const load = loadOnce(() => import('./after-start'));
let isLost = false;

/** What runs after hydration, such as the client of the API. */
export const loadAfterStart = () =>
  load().catch((error: unknown) => {
    isLost = navigator.onLine;
    throw error;
  });

/** Whether it did not come: a browser does not ask again for a script that failed. */
export const isAfterStartLost = (): boolean => isLost;
