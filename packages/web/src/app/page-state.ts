import type { DehydratedState } from '@tanstack/react-query';

/** What the server sends to the browser with the HTML, as JSON in a script element. */
export interface PageState {
  release: number | null;
  /** The New Zealand date of rendering, such as 2026-11-20. Hydration uses the same. */
  today: string;
  /** The build that rendered it, with the beginning of the release's hash: the reads of the browser name it. */
  version: string;
  queries: DehydratedState;
}

export const STATE_ELEMENT_ID = 'page-state';
