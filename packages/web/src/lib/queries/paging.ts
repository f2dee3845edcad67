import { pin } from '../api';

/** Rows on a page of the public records: changes, corrections, sources, outcomes. */
export const ROWS_ON_A_PAGE = 50;

export const paging = (release: number | null, page: number) => ({
  ...pin(release),
  page: String(page),
  limit: String(ROWS_ON_A_PAGE),
});
