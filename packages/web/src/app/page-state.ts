import type { DehydratedState } from '@tanstack/react-query';

/** What the server hands to the browser with the HTML, as JSON in a data block. */
export interface PageState {
  release: number | null;
  /** The New Zealand date of rendering, 2026-11-20; hydration uses the same. */
  today: string;
  build: string;
  queries: DehydratedState;
}

export const STATE_ELEMENT_ID = 'page-state';
