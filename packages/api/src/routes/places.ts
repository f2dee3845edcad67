import { firmCards } from '@tussock/core/firm/firm-card';
import { Hono } from 'hono';
import * as z from 'zod';
import type { ApiEnv } from '../env';
import { notFound } from '../http/fault';
import { query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const place = firmCards.shape.places.element;
z.globalRegistry.add(place, { id: 'Place' });

const list = describe({
  id: 'listPlaces',
  summary: 'Places of any offer or provider, by name, with the number of their offers',
  group: 'Search',
  answers: z.strictObject({ data: z.array(place) }),
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
    c.json({ data: [...(await c.var.search.places(c.var.release.release))] }),
  )
  .get('/places/:slug', single, query(readParameters), pinned, async (c) => {
    const slug = c.req.param('slug').toLowerCase();
    const found = (await c.var.search.places(c.var.release.release)).find((one) => one.slug === slug);
    if (!found) throw notFound('place', 'GET /api/places lists those there are.');
    return c.json(found);
  });
