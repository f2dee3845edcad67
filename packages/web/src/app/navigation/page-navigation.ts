import { flushSync } from 'react-dom';
import {
  type Location,
  type NavigationType,
  type Navigator,
  type Path,
  parsePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';
import type { Reach } from './page-in-reach';

export interface Shown {
  action: NavigationType;
  location: Location;
}

interface Steps {
  /** Loads what the page of an address shows; never rejects. */
  prepare: (to: Partial<Path>) => Promise<Reach>;
  /** Called when a page is waited for, and when it no longer is. */
  wait: (isWaiting: boolean) => void;
  /** Called where the page is out of reach, and the one before it stays. */
  stay: (again: () => void, href: string) => void;
  /** Called where the page is not known here: the server may know it. */
  leave: (href: string) => void;
  show: (next: Shown) => void;
  /** Called after the page of an entry of the history is shown again. */
  restore: () => void;
}

/**
 * Shows another page, and its address, once it is prepared; until then the page before it stays, and also where the other is out of reach.
 * A navigation that begins meanwhile takes its place. A change within a page, such as of a filter, shows at once. Back and Forward have
 * changed the address already: their page is shown in any case. To go where one is already is no step of its own.
 */
export function pageNavigation(
  history: ReturnType<typeof UNSAFE_createBrowserHistory>,
  { prepare, wait, stay, leave, show, restore }: Steps,
): { navigator: Navigator; listen: () => () => void } {
  let shown = history.location;
  let latest = 0;

  async function go(to: Partial<Path>, isReturn: boolean, change: () => void) {
    latest += 1;
    const turn = latest;
    const isWithinPage = to.pathname === shown.pathname;
    if (!isWithinPage) {
      wait(true);
      const reach = await prepare(to);
      if (turn !== latest) return;
      if (reach !== 'in reach' && !isReturn) return doWithout(to, reach, () => void go(to, false, change));
    }
    const finish = () => {
      change();
      wait(false);
    };
    // An effect of the page may ask for a change within it, and React renders that by itself.
    if (isWithinPage && !isReturn) finish();
    else flushSync(finish);
  }

  function doWithout(to: Partial<Path>, reach: Exclude<Reach, 'in reach'>, again: () => void) {
    const href = history.createHref(to);
    if (reach === 'unknown') leave(href);
    else stay(again, href);
  }

  const by = (change: (to: To, state: unknown) => void) => (to: To, state?: unknown) =>
    void go(typeof to === 'string' ? parsePath(to) : to, false, () => change(to, state));
  const { createHref, encodeLocation } = history;
  const isHere = (to: To) => createHref(to) === createHref(history.location);
  return {
    navigator: {
      createHref,
      encodeLocation,
      go: history.go,
      push: by((to, state) =>
        state === undefined && isHere(to) ? history.replace(to) : history.push(to, state),
      ),
      replace: by(history.replace),
    },
    listen: () =>
      history.listen(({ action, location }) => {
        const change = () => {
          shown = location;
          show({ action, location });
        };
        if (action !== 'POP') change();
        else void go(location, true, change).then(() => shown === location && restore());
      }),
  };
}
