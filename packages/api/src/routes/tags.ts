import { tag } from '@tussock/core/tag/tag';
import { Hono } from 'hono';
import type { ApiEnv } from '../env';
import { listParameters, query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { findRecord } from '../http/record';
import { describe } from '../openapi/describe';
import { pageOf } from '../openapi/schemas';

const list = describe({ id: 'listTags', summary: 'Tags, by name', group: 'Tags', answers: pageOf(tag) });
const single = describe({
  id: 'getTag',
  summary: 'One tag by slug',
  group: 'Tags',
  answers: tag,
  single: 'by-slug',
});

export const tags = new Hono<ApiEnv>()
  .get('/tags', list, query(listParameters), pinned, async (c) =>
    c.json(await c.var.reads.listTags(c.var.release.release, c.req.valid('query'))),
  )
  .get('/tags/:slug', single, query(readParameters), pinned, async (c) => {
    const found = await findRecord(c, c.req.param('slug'), {
      kind: 'tag',
      collection: 'tags',
      bySlug: (reads, release, slug) => reads.getTag(release, slug),
    });
    return c.json(found);
  });
