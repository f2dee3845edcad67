import { loadOnce } from '../../lib/script/load-once';

const load = loadOnce(() => import('./after-start'));
let isLost = false;

/** What runs after hydration, such as the client of the API. */
export const loadAfterStart = () =>
  load().catch((error: unknown) => {
    isLost = navigator.onLine;
    throw error;
  });

/** Whether that script could not be loaded. It cannot be tried again: a browser does not ask a second time for one that failed. */
export const isAfterStartLost = (): boolean => isLost;
