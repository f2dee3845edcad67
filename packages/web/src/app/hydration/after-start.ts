// What runs after hydration is one file, apart from the first script.

export { browserClient } from '../client/browser-client';
export { followTheme } from '../follow-theme';
export { PageNotice } from '../navigation/page-notice';
export { prefetchLinks } from '../navigation/prefetch-links';
export { applyEarlyInput } from './apply-early-input';
export { keepTranslations } from './keep-translations';
