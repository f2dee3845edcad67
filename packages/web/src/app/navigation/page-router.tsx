import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { type Path, Router, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { scriptLater } from '../../lib/script/script-later';
import { ProgressLine } from '../../ui/progress-line';
import { isAfterStartLost, loadAfterStart } from '../hydration/load-after-start';
import type { Reach } from './page-in-reach';
import { pageNavigation, type Shown } from './page-navigation';
import type { PageNoticeProps } from './page-notice';
import { scrollPositions } from './scroll-positions';

/** It is there before it is needed: a page that comes without a network has loaded what follows hydration. */
const PageNotice = scriptLater<PageNoticeProps>(() =>
  loadAfterStart().then((module) => ({ default: module.PageNotice })),
);

interface Progress {
  isWaiting: boolean;
  /** Tries the page again that was out of reach. */
  again: (() => void) | null;
}

const NONE: Progress = { isWaiting: false, again: null };

const PageProgressContext = createContext({ ...NONE, close: () => {} });

/** The router of the browser. `prepare` loads what the page of an address shows, and never rejects. */
export function PageRouter({
  base,
  prepare,
  children,
}: {
  base: string;
  prepare: (to: Partial<Path>) => Promise<Reach>;
  children: ReactNode;
}) {
  const [progress, setProgress] = useState(NONE);
  const latest = useRef(prepare);
  latest.current = prepare;
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setShown] = useState<Shown>(() => ({
    action: history.action,
    location: history.location,
  }));
  const [{ navigator, listen, listenToScroll }] = useState(() => {
    const scroll = scrollPositions(history.location);
    const show = ({ action, location }: Shown) => setShown({ action, location: scroll.move(location) });
    return {
      ...pageNavigation(history, {
        prepare: async (to) => {
          let used: typeof prepare;
          let reach: Reach;
          // Another release may take the place of that of the page meanwhile.
          do {
            used = latest.current;
            reach = await used(to);
          } while (used !== latest.current);
          return reach;
        },
        // What was out of reach is named until another page is shown.
        wait: (isWaiting) => setProgress((now) => (isWaiting ? { ...now, isWaiting } : NONE)),
        // A link leads on as without scripts where nothing can be read and the notice cannot be shown.
        stay: (again, href) =>
          isAfterStartLost() ? window.location.assign(href) : setProgress({ isWaiting: false, again }),
        leave: (href) => window.location.assign(href),
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
      <PageProgressContext value={{ ...progress, close: () => setProgress(NONE) }}>
        {children}
      </PageProgressContext>
    </Router>
  );
}

/** A thin line at the top of the window while the next page is on its way, and a notice where it is out of reach. */
export function PageProgress() {
  const { isWaiting, again, close } = useContext(PageProgressContext);
  return (
    <>
      {isWaiting && <ProgressLine />}
      {again && <PageNotice again={again} busy={isWaiting} onClose={close} />}
    </>
  );
}
