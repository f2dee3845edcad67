import type { Page, PageRequest } from '@tussock/core/answers/page';
import type { DirectoryReads, Release } from '@tussock/store/directory-reads';

/** What the feeds read: one release and the reads of it. */
export interface Source {
  reads: DirectoryReads;
  live: Release;
}

const LIMIT = 100;

/** All rows of a list that is short by nature: tags, asset classes, posts. */
export async function wholeList<T>(list: (page: PageRequest) => Promise<Page<T>>): Promise<T[]> {
  const rows: T[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: Page<T> = await list({ limit: LIMIT, ...(cursor && { cursor }) });
    rows.push(...page.data);
    cursor = page.next_cursor;
  }
  return rows;
}
