import type { Page } from './page';

/** Rows of one read when all are wanted: the most that a list gives at once. */
const LIMIT = 100;

/** All rows of a list: follows its cursors to the end. */
export async function allPages<T>(
  readPage: (page: { limit: number; cursor?: string }) => Promise<Page<T>>,
): Promise<T[]> {
  const rows: T[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: Page<T> = await readPage({ limit: LIMIT, ...(cursor && { cursor }) });
    rows.push(...page.data);
    cursor = page.next_cursor;
  }
  return rows;
}
