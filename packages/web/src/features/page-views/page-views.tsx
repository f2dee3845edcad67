import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { siteBase } from '../../lib/address/site-base';

/**
 * Reports each page view: the first, and every change of path. A change of filters or steps is not a view, and nothing in a
 * preview is. The code that reports is loaded after the page.
 */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (siteBase() !== '') return;
    report(pathname).catch(() => {
      // The visitor loses nothing where a view cannot be reported.
    });
  }, [pathname]);
  return null;
}

async function report(path: string): Promise<void> {
  const [{ reportPageView }, { PAGE_VIEW_SINKS }] = await Promise.all([import('./report'), import('./sink')]);
  reportPageView(path, PAGE_VIEW_SINKS, navigator as Navigator & { globalPrivacyControl?: boolean });
}
