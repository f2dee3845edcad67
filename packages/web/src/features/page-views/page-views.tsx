import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Reports each page that is opened: the first, and every change of path. A change of filters or steps is none. What
 * reports is loaded after the page; this component is not, since the server's HTML knows nothing of it.
 */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => {
    tell(pathname).catch(() => {
      // A view that cannot be reported is no loss to the visitor.
    });
  }, [pathname]);
  return null;
}

async function tell(path: string): Promise<void> {
  const [{ reportPageView }, { PAGE_VIEW_SINKS }] = await Promise.all([import('./report'), import('./sink')]);
  reportPageView(path, PAGE_VIEW_SINKS, navigator as Navigator & { globalPrivacyControl?: boolean });
}
