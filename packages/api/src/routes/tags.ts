import { pageOf } from '@tussock/core/answers/page';
import { tag } from '@tussock/core/tag/tag';
import { Hono } from 'hono';
import type { ApiEnv } from '../env';
import { answer } from '../http/answer';
import { findRecord } from '../http/find-record';
import { listParameters, query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const list = describe({
  id: 'listTags',
  summary: 'Tags, by name',
  group: 'Tags',
  answers: () => pageOf(tag),
});
const single = describe({
  id: 'getTag',
  summary: 'One tag by slug',
  group: 'Tags',
  answers: () => tag,
  single: 'by-slug',
});

export const tags = new Hono<ApiEnv>()
  .get('/tags', list, query(listParameters), pinned, async (c) =>
    answer(c, await c.get('reads').listTags(c.get('release').release, c.req.valid('query'))),
  )
  .get('/tags/:slug', single, query(readParameters), pinned, async (c) => {
    const found = await findRecord(c, c.req.param('slug'), {
      kind: 'tag',
      collection: 'tags',
      bySlug: (reads, release, slug) => reads.getTag(release, slug),
    });
    return answer(c, found);
  });
