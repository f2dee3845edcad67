import { isUuid } from '@tussock/core/identifier/identifier';
import { platform } from '@tussock/core/platform/platform';
import { Hono } from 'hono';
import type { ApiEnv } from '../env';
import { notFound } from '../http/fault';
import { listParameters, query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';
import { pageOf } from '../openapi/schemas';

const list = describe({
  id: 'listPlatforms',
  summary: 'Platforms, by name',
  group: 'Platforms',
  answers: pageOf(platform),
});
const single = describe({
  id: 'getPlatform',
  summary: 'One platform by id',
  group: 'Platforms',
  answers: platform,
  single: 'by-id',
});

export const platforms = new Hono<ApiEnv>()
  .get('/platforms', list, query(listParameters), pinned, async (c) =>
    c.json(await c.var.reads.listPlatforms(c.var.release.release, c.req.valid('query'))),
  )
  .get('/platforms/:id', single, query(readParameters), pinned, async (c) => {
    const id = c.req.param('id').toLowerCase();
    const found = isUuid(id) ? await c.var.reads.getPlatform(c.var.release.release, id) : null;
    if (!found) throw notFound('platform', 'GET /api/platforms lists those there are.');
    return c.json(found);
  });
