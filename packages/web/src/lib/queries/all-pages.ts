import type { Page } from '@tussock/core/answers/page';

/** Rows of one read when a page needs them all. */
const LIMIT = '100';

/** Follows the cursors of a list to its end, for lists that a page shows whole. */
export async function allPages<T>(
  readPage: (page: { limit: string; cursor?: string }) => Promise<Page<T>>,
): Promise<T[]> {
  const rows: T[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: Page<T> = await readPage({ limit: LIMIT, ...(cursor && { cursor }) });
    rows.push(...page.data);
    cursor = page.next_cursor;
  }
  return rows;
}
