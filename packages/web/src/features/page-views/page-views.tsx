import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { reportPageView } from './report';
import { PAGE_VIEW_SINKS } from './sink';

/** Reports each page that is opened: the first, and every change of path. A change of filters or steps is none. */
export default function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => {
    reportPageView(pathname, PAGE_VIEW_SINKS, navigator as Navigator & { globalPrivacyControl?: boolean });
  }, [pathname]);
  return null;
}
