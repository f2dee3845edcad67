/**
 * Whether the browser took the document from its store without asking the site: after Back from another site, and where it opens a tab
 * again, which may be days later.
 */
export const isDocumentKept = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.transferSize ===
  0;
