import { expect, it } from 'vitest';
import { allPages } from './all-pages';

it('follows the cursors of a list to its end', async () => {
  const asked: object[] = [];
  const rows = await allPages(async (page) => {
    asked.push(page);
    const at = Number(page.cursor ?? 0);
    return { data: [at, at + 1], next_cursor: at < 4 ? String(at + 2) : null };
  });
  expect(rows).toEqual([0, 1, 2, 3, 4, 5]);
  expect(asked).toEqual([{ limit: 100 }, { limit: 100, cursor: '2' }, { limit: 100, cursor: '4' }]);
});
