import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderHtml } from '../../app/render-html';
import { Pager } from './pager';

const linksOf = async (page: number, total: number) => {
  const pager = (
    <MemoryRouter>
      <Pager page={page} total={total} size={25} addressOfPage={(at) => `/changes?page=${at}`} />
    </MemoryRouter>
  );
  return [...(await renderHtml(pager)).matchAll(/href="\/changes\?page=(\d+)"/g)].map(([, at]) => Number(at));
};

it.each([
  [1, 60, [1, 2, 3, 2]],
  [2, 60, [1, 1, 2, 3, 3]],
  [3, 60, [2, 1, 2, 3]],
  [1, 25, []],
  [1, 0, []],
])('page %d of %d rows links to its neighbours and the ends', async (page, total, links) => {
  expect(await linksOf(page, total)).toEqual(links);
});

it.each([
  [4, 60, [3, 1, 3]],
  [999, 60, [3, 1, 3]],
  [2, 25, [1, 1]],
  [2, 0, []],
])('page %d, beyond the end of %d rows, leads back into the list', async (page, total, links) => {
  expect(await linksOf(page, total)).toEqual(links);
});
