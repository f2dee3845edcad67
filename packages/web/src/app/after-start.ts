/** What runs after hydration is one file, apart from the first script. */
export { applyEarlyInput } from './apply-early-input';
export { browserClient } from './browser-client';
export { followTheme } from './follow-theme';
export { keepTranslations } from './keep-translations';
export { PageNotice } from './page-notice';
export { prefetchLinks } from './prefetch-links';
