import type { Page, PageRequest } from '@tussock/core/answers/page';

const LIMIT = 100;

/** All rows of a list, page after page. */
export async function wholeList<T>(list: (page: PageRequest) => Promise<Page<T>>): Promise<T[]> {
  const rows: T[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: Page<T> = await list({ limit: LIMIT, ...(cursor && { cursor }) });
    rows.push(...page.data);
    cursor = page.next_cursor;
  }
  return rows;
}
