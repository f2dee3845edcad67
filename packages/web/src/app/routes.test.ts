import { expect, it } from 'vitest';
import { routeData } from './route-data';
import { routes } from './routes';

it('what pages read stands under the paths of the route table, in its order', () => {
  const paths = routes.map(({ path }) => path);
  const read = Object.keys(routeData);
  expect(read).toEqual(paths.filter((path) => read.includes(path)));
});

it('no path stands in the table twice', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});
