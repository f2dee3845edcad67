import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { type Path, Router, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { pageNavigation, type Shown } from './page-navigation';
import { scrollPositions } from './scroll-positions';

const Waiting = createContext(false);

/** The router of the browser. `prepare` loads what the page of an address shows, and never rejects. */
export function PageRouter({
  base,
  prepare,
  children,
}: {
  base: string;
  prepare: (to: Partial<Path>) => Promise<unknown>;
  children: ReactNode;
}) {
  const [isWaiting, wait] = useState(false);
  const latest = useRef(prepare);
  latest.current = prepare;
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setShown] = useState<Shown>(() => ({
    action: history.action,
    location: history.location,
  }));
  const [{ navigator, listen, listenToScroll }] = useState(() => {
    const scroll = scrollPositions(history.location);
    const show = (next: Shown) => {
      scroll.move(next.location);
      setShown(next);
    };
    return {
      ...pageNavigation(history, {
        prepare: (to) => latest.current(to),
        wait,
        show,
        restore: scroll.restore,
      }),
      listenToScroll: scroll.listen,
    };
  });
  useLayoutEffect(listen, [listen]);
  useLayoutEffect(listenToScroll, [listenToScroll]);
  return (
    <Router
      basename={base || '/'}
      location={location}
      navigationType={action}
      navigator={navigator}
      // A choice within a page shows at once.
      useTransitions={false}
    >
      <Waiting value={isWaiting}>{children}</Waiting>
    </Router>
  );
}

/** A thin line at the top of the window while the next page is on its way. */
export function PageProgress() {
  if (!useContext(Waiting)) return null;
  return (
    <p role="status" className="page-progress">
      <span className="sr-only">Loading...</span>
    </p>
  );
}
