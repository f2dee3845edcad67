import { listOf } from '@tussock/core/answers/page';
import { firmCards } from '@tussock/core/firm/firm-card';
import { Hono } from 'hono';
import type { ApiEnv } from '../env';
import { answer } from '../http/answer';
import { noSuch } from '../http/errors';
import { query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const place = () => firmCards().shape.places.element;

const list = describe({
  id: 'listPlaces',
  summary: 'Places of any offer or provider, by name, with the number of their offers',
  group: 'Search',
  answers: () => listOf(place()),
});
const single = describe({
  id: 'getPlace',
  summary: 'One place by slug',
  group: 'Search',
  answers: place,
  single: 'by-id',
});

export const places = new Hono<ApiEnv>()
  .get('/places', list, query(readParameters), pinned, async (c) =>
    answer(c, { data: [...(await c.get('search').places(c.get('release').release))] }),
  )
  .get('/places/:slug', single, query(readParameters), pinned, async (c) => {
    const slug = c.req.param('slug').toLowerCase();
    const found = (await c.get('search').places(c.get('release').release)).find((one) => one.slug === slug);
    if (!found) throw noSuch('place', 'GET /api/places lists them all.');
    return answer(c, found);
  });
